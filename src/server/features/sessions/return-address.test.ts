import { expect, test } from "vitest";
import { endings } from "#contract/return-links.ts";
import { exportSessionId } from "../../auth/exported-id.ts";
import { defaultSettings } from "../interviews/script-input.service.ts";
import { toReturnAddress, wayBackOf } from "./return-address.ts";

const session = { id: "S".repeat(22), hiddenFields: { PROLIFIC_PID: "a b&c=/..", STUDY_ID: "s1" } };

test("a panel gets the session's reference and its own parameters back, encoded", () => {
  const address = toReturnAddress(
    "https://panel.example/done?cc=X1&pid={PROLIFIC_PID}&study={STUDY_ID}&ref={session}",
    session,
  );
  const query = new URL(address ?? "").searchParams;
  expect(Object.fromEntries(query)).toEqual({
    cc: "X1",
    pid: "a b&c=/..",
    study: "s1",
    ref: exportSessionId(session.id),
  });
});

test("the reference is never the id that opens the chat", () => {
  expect(toReturnAddress("https://panel.example/{session}", session)).not.toContain(session.id);
});

test("a parameter that the link did not have is empty, and a lone half of a character breaks nothing", () => {
  expect(toReturnAddress("https://panel.example/?a={NONE}&b={x}", session)).toBe(
    "https://panel.example/?a=&b=",
  );
  const odd = { id: session.id, hiddenFields: { x: "\ud800" } };
  expect(toReturnAddress("https://panel.example/?b={x}", odd)).toBe("https://panel.example/?b=%EF%BF%BD");
});

test("names of an object's own parts are no parameters", () => {
  expect(toReturnAddress("https://panel.example/?a={constructor}{__proto__}", session)).toBe(
    "https://panel.example/?a=",
  );
});

test("the code leaves with a session that it may stand beside, and only there", () => {
  const settings = { ...defaultSettings, returnLinks: { complete: "https://panel.example/?c={code}" } };
  const ended = {
    ...session,
    endReason: "finished",
    earnsCode: true,
    completedAt: new Date(),
    linkEmail: true,
  };
  const urlOf = (change: object, linked = true) =>
    wayBackOf({ ...settings, linkEmailToSession: linked }, { ...ended, ...change }, { code: "ABC" })
      .returnUrl;
  expect(urlOf({})).toBe("https://panel.example/?c=ABC");
  expect(urlOf({ linkEmail: false })).toBe("https://panel.example/?c=");
  expect(urlOf({}, false)).toBe("https://panel.example/?c=");
});

test("what is stored of a session says how it ended, and nobody is taken away from help", () => {
  const link = (name: string) => `https://panel.example/${name}`;
  const returnLinks = Object.fromEntries(endings.map((ending) => [ending, link(ending)]));
  const settings = { ...defaultSettings, returnLinks, returnsByItself: true };
  const open = { ...session, endReason: null, earnsCode: false, completedAt: null, linkEmail: true };
  const done = { ...open, completedAt: new Date() };
  const nowhere = { returnUrl: null, returnAfterSeconds: null };
  expect(wayBackOf(settings, { ...open, earnsCode: true })).toEqual(nowhere);
  const back = (change: object) => wayBackOf(settings, { ...done, ...change });
  expect(back({ endReason: "stopped", earnsCode: true }).returnUrl).toBe(link("complete"));
  expect(back({ endReason: "stopped" })).toEqual({ returnUrl: link("stoppedEarly"), returnAfterSeconds: 10 });
  expect(back({ endReason: "screened_out", completedAt: null }).returnUrl).toBe(link("screenedOut"));
  const distress = { endReason: "distress", earnsCode: true };
  expect(back(distress)).toEqual({ returnUrl: link("complete"), returnAfterSeconds: null });
  expect(wayBackOf({ ...settings, returnLinks: {} }, done)).toEqual(nowhere);
});

test("nothing but https is an address to go back to, and no value leads to another host", () => {
  expect(toReturnAddress("", session)).toBeNull();
  expect(toReturnAddress("javascript:alert(1)", session)).toBeNull();
  expect(toReturnAddress("http://panel.example/", session)).toBeNull();
  const evil = { id: session.id, hiddenFields: { x: "evil.example/@" } };
  expect(new URL(toReturnAddress("https://panel.example{x}/", evil) ?? "https://panel.example").host).toBe(
    "panel.example",
  );
});
