import { expect, test } from "vitest";
import { languages } from "#contract/choices.ts";
import { getLanguage } from "#languages/languages.ts";
import { consentTextOf, personalLinkNotice } from "./consent.service.ts";
import { defaultSettings } from "./script-input.service.ts";

const noModel = { provider: null, isLocal: false };
const elsewhere = (provider: string) => ({ provider, isLocal: false, translator: "translate.example" });
const facts = { organization: "Acme", title: "Tools", aiUse: noModel, settings: defaultSettings };

test("the default consent text says who asks, what is stored, for how long, and how to withdraw", () => {
  const text = consentTextOf({ ...facts, settings: { ...defaultSettings, contact: "ada@acme.example" } });
  for (const said of [
    "Acme",
    "interviewer (AI), not a person",
    "age range, country, occupation and town",
    "about 15 minutes",
    "365 days",
    "withdraw",
    "ada@acme.example",
  ]) {
    expect(text).toContain(said);
  }
  expect(text).toContain("at least 50% of the questions");
});

test("the creator's own words take the default's place, but for the sentence that a machine asks", () => {
  const settings = { ...defaultSettings, consentText: "Ours." };
  expect(consentTextOf({ ...facts, settings })).toBe(
    "Ours.\n\nYou will talk with an automated interviewer (AI), not a person.",
  );
});

test.each(languages)("the sentence that a machine asks cannot be left out in %s", (language) => {
  const settings = { ...defaultSettings, language, consentText: "Ours." };
  const [own, notice = ""] = consentTextOf({ ...facts, settings, aiUse: elsewhere("OpenAI") }).split("\n\n");
  expect(own).toBe("Ours.");
  expect(notice).toContain("OpenAI");
  expect(notice.length).toBeGreaterThan(60);
});

test("a model on the server's own machine is said to send nothing away, in every language", () => {
  const textOf = (language: (typeof languages)[number], isLocal: boolean) => {
    const settings = { ...defaultSettings, language, consentText: "Ours." };
    return consentTextOf({ ...facts, settings, aiUse: { provider: null, isLocal } });
  };
  expect(textOf("en", true)).toContain("on our own server, so what you write is not sent to any AI company.");
  for (const language of languages)
    expect(textOf(language, true).length).toBeGreaterThan(textOf(language, false).length + 40);
});

test("who runs the language model is named, and nobody where there is none", () => {
  const named = consentTextOf({ ...facts, aiUse: elsewhere("models.example.eu") });
  expect(named).toContain("processed by a language model of models.example.eu.");
  expect(consentTextOf(facts)).not.toContain("language model");
});

test("a town that is not kept is not said to be", () => {
  const text = consentTextOf({ ...facts, settings: { ...defaultSettings, keepTown: false } });
  expect(text).toContain("we ask for your town but don't store it");
});

test("the consent text follows the settings", () => {
  const settings = { ...defaultSettings, retentionDays: null, linkEmailToSession: false, earlyCodeShare: 0 };
  const text = consentTextOf({ organization: "", title: "Tools", aiUse: noModel, settings });
  expect(text).toContain("The people who sent you this link");
  expect(text).toContain("until the researchers delete them");
  expect(text).toContain("separately from your answers");
  expect(text).toContain("even if you stop early");
});

test("what is kept of the link is told by its names, and only where something is", () => {
  const { hiddenFields: _, ...settings } = facts.settings;
  expect(consentTextOf({ ...facts, settings })).not.toContain("link that brought you here");
  const named = consentTextOf({
    ...facts,
    settings: { ...settings, hiddenFields: ["PROLIFIC_PID", "STUDY_ID"] },
  });
  expect(named).toContain("we store them: PROLIFIC_PID, STUDY_ID.");
});

test.each(languages)(
  "where what is spoken goes cannot be left out in %s once dictation is on",
  (language) => {
    const settings = { ...defaultSettings, language, consentText: "Ours.", dictation: true };
    const text = consentTextOf({ ...facts, settings });
    expect(text).toContain(getLanguage(language).consent.dictation);
    expect(consentTextOf({ ...facts, settings: { ...settings, dictation: false } })).not.toContain(
      getLanguage(language).consent.dictation,
    );
    const counted = consentTextOf({ ...facts, settings: { ...settings, answerSignals: true } });
    expect(counted).toContain(getLanguage(language).consent.answerSignals);
    expect(text).not.toContain(getLanguage(language).consent.answerSignals);
  },
);

test("codes that wait until somebody has looked are said to", () => {
  expect(consentTextOf({ ...facts, settings: { ...defaultSettings, holdCodes: true } })).toContain(
    "check the answers first",
  );
  expect(consentTextOf(facts)).not.toContain("check the answers first");
});

test.each(languages.filter((language) => language !== "en"))(
  "the default consent text in %s says all that the English one does, and nothing in English",
  (language) => {
    const full = {
      ...defaultSettings,
      ...{
        hiddenFields: ["PROLIFIC_PID"],
        dictation: true,
        answerSignals: true,
        holdCodes: true,
        reward: "€10",
        keepTown: false,
      },
      contact: "ada@acme.example",
    };
    const inEnglish = consentTextOf({ ...facts, aiUse: elsewhere("OpenAI"), settings: full });
    const text = consentTextOf({
      ...facts,
      aiUse: elsewhere("OpenAI"),
      settings: { ...full, language },
    });
    expect(text.split("\n\n")).toHaveLength(inEnglish.split("\n\n").length);
    for (const fact of [
      "Acme",
      "Tools",
      "15",
      "OpenAI",
      "translate.example",
      "PROLIFIC_PID",
      "365",
      "€10",
      "50",
      "ada@acme.example",
    ])
      expect(text).toContain(fact);
    expect(text).not.toMatch(/\b(?:the|your|you|we|of)\b/i);
    expect(personalLinkNotice(language)).not.toBe(personalLinkNotice("en"));
  },
);
