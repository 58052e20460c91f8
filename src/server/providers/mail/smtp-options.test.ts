import { expect, test } from "vitest";
import { explainMailError } from "./mail-error.ts";
import { defaultTiming, readSender, smtpOptions } from "./smtp-options.ts";

const read = (url: string) => smtpOptions(url, defaultTiming);

test("smtps is encrypted from the first byte, at its own port", () => {
  expect(read("smtps://mail.example.org")).toMatchObject({ secure: true, port: 465, requireTLS: false });
});

test("a password goes to another machine encrypted or not at all; on this one it may go in the clear", () => {
  const away = read("smtp://me:p%40ss@mail.example.org");
  expect(away).toMatchObject({ secure: false, port: 587, requireTLS: true });
  expect(away.auth).toEqual({ user: "me", pass: "p@ss" });
  expect(read("smtp://me:pass@127.0.0.1:2525")).toMatchObject({ port: 2525, requireTLS: false });
  expect(read("smtp://mail.example.org").requireTLS).toBe(false);
  expect("auth" in read("smtp://mail.example.org")).toBe(false);
});

test("a server is reached by its IPv6 address", () => {
  expect(read("smtp://[::1]:2525").host).toBe("::1");
});

test("the sender is read with and without a name", () => {
  expect(readSender("a@example.org")).toEqual({ name: "", address: "a@example.org" });
  expect(readSender('"Askwell, Inc." <a@example.org>')).toEqual({
    name: "Askwell, Inc.",
    address: "a@example.org",
  });
});

test("why a mail was not taken is told without the server's words, which may repeat the mail's", () => {
  const error = Object.assign(new Error("550 <ann@example.org> unknown"), {
    code: "EENVELOPE",
    responseCode: 550,
    response: "550 <ann@example.org> unknown",
  });
  expect(explainMailError(error)).toBe("The mail server doesn't accept e-mail for this address (550).");
  expect(explainMailError(new Error("ann@example.org"))).toBe("The mail server didn't accept the e-mail.");
  expect(explainMailError("odd")).toBe("The mail server didn't accept the e-mail.");
});
