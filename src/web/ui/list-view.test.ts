import { expect, test } from "vitest";
import { asGiven, byName, byText, type ListShape, newestFirst, viewList } from "./list-view.ts";

interface Row {
  name: string;
  createdAt: string;
}

const shape: ListShape<Row> = {
  textOf: ({ name }) => [name],
  orders: [
    { value: "newest", label: "Newest first", compare: newestFirst },
    { value: "name", label: "By name", compare: byName },
  ],
};
const rows = ["Study 10", "Café study", "Study 2"].map((name, at) => ({
  name,
  createdAt: `2026-01-0${at + 1}`,
}));
const names = (query: string, order: string) =>
  viewList(rows, shape, { query, order }).map(({ name }) => name);

test("without a search all rows stand in the list's own order", () => {
  expect(names("", "newest")).toEqual(["Study 2", "Café study", "Study 10"]);
  expect(names(" ", "what is no order")).toEqual(names("", "newest"));
});

test("numbers in names are sorted as numbers", () => {
  expect(names("", "name")).toEqual(["Café study", "Study 2", "Study 10"]);
});

test("a row has to hold every word, in any case and without accents", () => {
  expect(names("STUDY cafe", "newest")).toEqual(["Café study"]);
  expect(names("cafe 2", "newest")).toEqual([]);
});

test("the list it was given stays as it was", () => {
  names("", "name");
  expect(rows.map(({ name }) => name)).toEqual(["Study 10", "Café study", "Study 2"]);
});

test("a list stays as it came where its first order says so, and goes by any text", () => {
  const shape: ListShape<{ to: string }> = {
    textOf: ({ to }) => [to],
    orders: [
      { value: "given", label: "As given", compare: asGiven },
      { value: "to", label: "By recipient", compare: byText(({ to }) => to) },
    ],
  };
  const mails = [{ to: "zoe@example.org" }, { to: "Ann@example.org" }, { to: "ben@example.org" }];
  const view = (order: string) =>
    viewList(mails, shape, { query: "", order }).map(({ to }) => to.slice(0, 3));
  expect(view("given")).toEqual(["zoe", "Ann", "ben"]);
  expect(view("to")).toEqual(["Ann", "ben", "zoe"]);
});
