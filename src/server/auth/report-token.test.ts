import { expect, test } from "vitest";
import { newId } from "../ids.ts";
import { findReportLinkId, makeReportToken } from "./report-token.ts";

const secret = new Uint8Array(32).fill(7);

test("a token names its link, for the installation that made it", () => {
  const id = newId();
  const token = makeReportToken(secret, id);
  expect(token).toMatch(/^[A-Za-z0-9]{44}$/);
  expect(makeReportToken(secret, id)).toBe(token);
  expect(findReportLinkId(secret, token)).toBe(id);
  expect(findReportLinkId(new Uint8Array(32), token)).toBeUndefined();
});

test("a token that was changed anywhere names no link", () => {
  const token = makeReportToken(secret, newId());
  for (let at = 0; at < token.length; at++) {
    const changed = `${token.slice(0, at)}${token[at] === "A" ? "B" : "A"}${token.slice(at + 1)}`;
    expect(findReportLinkId(secret, changed)).toBeUndefined();
  }
  for (const other of ["", token.slice(1), `${token}A`, "é".repeat(44), `${token.slice(0, 43)} `])
    expect(findReportLinkId(secret, other)).toBeUndefined();
});
