import { useEffect, useState } from "react";
import { thankYouRedirectMs } from "#contract/choices.ts";
import { useEndingTexts } from "../texts/texts-context.ts";
import { Page } from "../ui/page.tsx";
import { useTitle } from "../ui/use-title.ts";

export function ThankYouPage() {
  const texts = useEndingTexts();
  const [isStaying, setStaying] = useState(false);
  useTitle(texts.titleThanks);

  useEffect(() => {
    if (isStaying) return;
    const timer = setTimeout(() => location.assign("/"), thankYouRedirectMs);
    return () => clearTimeout(timer);
  }, [isStaying]);

  return (
    <Page>
      <h1 className="headline">{texts.thanks}</h1>
      <p className="lead" role="status">
        {isStaying ? texts.staying : texts.thanksLeaving}
      </p>
      <div className="actions">
        {isStaying ? (
          <a className="button" href="/">
            {texts.goNow}
          </a>
        ) : (
          <button type="button" className="button" onClick={() => setStaying(true)}>
            {texts.stay}
          </button>
        )}
      </div>
    </Page>
  );
}
