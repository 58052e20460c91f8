import { createRoot } from "react-dom/client";
import "./styles/page.css";
import "./styles/controls.css";
import "./styles/fields.css";
import "./styles/chat.css";
import "./styles/composer.css";
import { App } from "./app.tsx";
import { isEmbedded, openLinksOutside } from "./embedding.ts";
import { matchRoute } from "./route.ts";
import { chooseLanguage } from "./texts/language.ts";
import { loadTexts } from "./texts/load-texts.ts";
import { markDocument, WordingProvider } from "./texts/wording-provider.tsx";

async function openPage(root: HTMLElement) {
  if (isEmbedded()) openLinksOutside();
  const language = chooseLanguage(location.search, navigator.languages);
  const first = await loadTexts(language).then(
    (texts) => ({ language, texts }),
    async () => ({ language: "en" as const, texts: await loadTexts("en") }),
  );
  markDocument(first);
  createRoot(root).render(
    <WordingProvider first={first}>
      <App route={matchRoute(location.pathname, location.hash)} />
    </WordingProvider>,
  );
}

// A private link pasted over the same page changes only the part after the "#".
addEventListener("hashchange", () => {
  if (location.hash.startsWith("#resume=")) location.reload();
});

const root = document.getElementById("app");
if (root !== null)
  openPage(root).catch((error: unknown) => {
    console.warn("The page could not open", error);
    root.textContent = "This page couldn't load. Please check your connection and reload it.";
  });
