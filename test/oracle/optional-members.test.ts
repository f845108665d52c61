import { expect, test } from "vitest";
import type { ResultField, ResultType } from "../../generators/model/result.ts";
import { queryService } from "../validators/service.ts";
import { optionalMembers } from "./optional-members.ts";

const service = queryService();
const [module] = service.modules;
const place = { file: "spec/library/modules/books.yaml", start: 0, end: 1 };
const text: ResultType = { kind: "text", pattern: undefined };

function member(name: string, more: Partial<ResultField>): ResultField {
  const plain = {
    type: text,
    substitutes: [],
    nullable: false,
    when: [],
    unless: [],
    pages: [],
    written: undefined,
    description: undefined,
    place,
  };
  return { name, optional: true, ...plain, ...more };
}

test("the members that may be missing, with the reason that the spec gives", () => {
  const page = [
    member("title", { optional: false, type: { kind: "object", fields: [member("short", {})], emptyList: false } }),
    member("lost", { type: { kind: "const", value: true } }),
    member("room", { substitutes: ["lost"] }),
    member("loans", { type: { kind: "list", items: text, minItems: undefined } as ResultType }),
    member("shelf", { description: "The shelf, where the book has one." }),
    member("year", { description: "The year." }),
  ];
  const value = { answers: 0, items: undefined, element: undefined, results: [], page, generated: [], body: [], place };
  const books = { ...module!, name: "books", result: { status: "documented" as const, value, place } };
  const found = optionalMembers({ ...service, answer: undefined, modules: [books] });
  expect(found.map((one) => [one.place, one.reason])).toEqual([
    ["books page/title/short", "no reason"],
    ["books page/lost", "a flag, absent where it does not hold"],
    ["books page/room", "an alternative is in its place"],
    ["books page/loans", "a list of a page, absent where it would be empty"],
    ["books page/shelf", "its description says when it is missing"],
    ["books page/year", "no reason"],
  ]);
});

test("of our own spec, those of modules, of shapes, of pages and of every response", () => {
  const places = optionalMembers(service)
    .map((one) => one.place)
    .join("\n");
  for (const owner of ["answer/", "answer results/", "page ", "shape ", "usercontribs items/", "siteinfo results/"])
    expect(places).toContain(owner);
});
