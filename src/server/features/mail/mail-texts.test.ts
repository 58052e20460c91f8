import { describe, expect, test } from "vitest";
import { languages, mailLanguages } from "#contract/choices.ts";
import { writeClaimReceipt } from "./claim-receipt.service.ts";
import { mailTexts } from "./mail-texts.ts";
import { renderMail } from "./render-mail.ts";

const url = "https://example.org/x?token=abc";
const choicesUrl = "https://example.org/choices";

function writeAll(language: string) {
  const texts = mailTexts(language);
  const place = { interview: "INTERVIEW", url };
  return {
    verify: texts.verify({ name: "NAME", url }),
    nameless: texts.verify({ name: "", url }),
    reset: texts.reset({ url }),
    changeEmail: texts.changeEmail({ url }),
    accountChanged: texts.accountChanged({ change: { what: "key", name: "KEY NAME" }, url }),
    linkIdentity: texts.linkIdentity({ provider: "PROVIDER", url }),
    viewer: texts.invitation({ inviter: "INVITER", project: "PROJECT", role: "viewer", url }),
    editor: texts.invitation({ inviter: "INVITER", project: "PROJECT", role: "editor", url }),
    nowOwner: texts.nowOwner({ from: "FROM", project: "PROJECT", url }),
    handedOver: texts.handedOver({ to: "HEIR", project: "PROJECT", url }),
    claim: writeClaimReceipt(language, {
      interview: "INTERVIEW",
      organization: "ORGANIZATION",
      code: "CODE-1",
    }),
    claimOfNobody: writeClaimReceipt(language, { interview: "INTERVIEW", organization: "", code: "CODE-1" }),
    codes: texts.codesUsedUp(place),
    budget: texts.budgetUsedUp({ ...place, budget: 4321 }),
    full: texts.interviewFull(place),
    distress: texts.mayNeedYou({ ...place, choicesUrl }),
    finished: texts.interviewFinished({ ...place, choicesUrl }),
    daily: texts.dailyNotice({
      lines: [{ name: "FIRST", finished: 12, distress: 34 }],
      more: 56,
      url,
      choicesUrl,
    }),
    dailyOfOne: texts.dailyNotice({
      lines: [{ name: "FIRST", finished: 0, distress: 7 }],
      more: 0,
      url,
      choicesUrl,
    }),
    receipt: texts.receipt({ item: "ITEM", url }),
    digest: texts.weeklyDigest({
      lines: [{ name: "FIRST", started: 12, completed: 34 }],
      more: 56,
      url,
      choicesUrl,
    }),
  };
}

/** What each mail must not lose in a translation. */
const facts: Record<keyof ReturnType<typeof writeAll>, string[]> = {
  verify: ["NAME", url],
  nameless: [url],
  reset: [url],
  changeEmail: [url],
  accountChanged: ["KEY NAME", url],
  linkIdentity: ["PROVIDER", url],
  viewer: ["INVITER", "PROJECT", url],
  editor: ["INVITER", "PROJECT", url],
  nowOwner: ["FROM", "PROJECT", url],
  handedOver: ["HEIR", "PROJECT", url],
  claim: ["INTERVIEW", "ORGANIZATION", "CODE-1"],
  claimOfNobody: ["INTERVIEW", "CODE-1"],
  codes: ["INTERVIEW", url],
  budget: ["INTERVIEW", "4321", url],
  full: ["INTERVIEW", url],
  distress: ["INTERVIEW", url, choicesUrl],
  finished: ["INTERVIEW", url, choicesUrl],
  daily: ["FIRST", "12", "34", "56", url, choicesUrl],
  dailyOfOne: ["FIRST", "7", url],
  receipt: ["ITEM", url],
  digest: ["FIRST", "12", "34", "56", url, choicesUrl],
};

describe.each(languages)("mails in %s", (language) => {
  const written = writeAll(language);

  test.each(Object.keys(facts) as (keyof typeof facts)[])("%s says all that it has to", (kind) => {
    const { text, html, subject } = renderMail(written[kind], language);
    for (const fact of facts[kind]) {
      expect(text).toContain(fact);
      expect(html).toContain(fact);
    }
    expect(subject).not.toBe("");
    expect(text).not.toMatch(/undefined|null|NaN|\$\{/);
    expect(html).toContain(`lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}"`);
  });

  test("leave out of a day what there was none of, as the reader may not have chosen to hear of it", () => {
    expect(written.dailyOfOne.paragraphs.join(" ")).not.toContain("0");
  });

  test("tell viewers and editors apart, and greet nobody by an empty name", () => {
    expect(written.viewer.paragraphs).not.toEqual(written.editor.paragraphs);
    expect(written.nameless.paragraphs[0]).not.toMatch(/\s[,:!،]/);
  });
});

test.each(mailLanguages.filter((language) => language !== "en"))(
  "mails in %s are not the English ones",
  (language) => {
    const written = writeAll(language);
    const english = writeAll("en");
    for (const kind of Object.keys(facts) as (keyof typeof facts)[])
      expect(written[kind].subject).not.toBe(english[kind].subject);
  },
);

test("a language without mails of its own gets English ones", () => {
  expect(mailTexts("xx")).toBe(mailTexts("en"));
  expect(mailTexts("__proto__")).toBe(mailTexts("en"));
});
