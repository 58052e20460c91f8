import { useTexts } from "../texts/texts-context.ts";

export function LoadingScreen() {
  const texts = useTexts();
  return (
    <main className="loading">
      <div role="status">
        <h1>{texts.loadingInterview}</h1>
      </div>
      <div className="skeleton" aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
    </main>
  );
}
