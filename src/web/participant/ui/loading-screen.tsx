import { useTexts } from "../texts/texts-context.ts";

export function LoadingScreen() {
  const texts = useTexts();
  return (
    <main className="loading">
      <p role="status">{texts.loadingInterview}</p>
      <div className="skeleton" aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
    </main>
  );
}
