import { expect, it } from "vitest";
import { modules, rawParameterMaps, sets, valuesOf, type FlatParameter } from "./query-files.ts";

const parameters = modules.flatMap((module) => module.parameters);

function count(wanted: (parameter: FlatParameter) => boolean): number {
  return parameters.filter(wanted).length;
}

function tally(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

it("holds 64 modules: 37 list, 20 prop, 7 meta; 37 are generators, 1 is deprecated", () => {
  expect(modules).toHaveLength(64);
  expect(tally(modules.map((module) => module.group))).toEqual({ list: 37, prop: 20, meta: 7 });
  expect(modules.filter((module) => module.generator)).toHaveLength(37);
  expect(modules.filter((module) => module.deprecated).map((module) => module.name)).toEqual(["deletedrevs"]);
});

it("holds 521 plain and 4 templated parameters", () => {
  expect(count((one) => one.template === undefined)).toBe(521);
  expect(count((one) => one.template !== undefined && one.name.includes("{"))).toBe(4);
});

it("holds them by type", () => {
  const types = { string: 176, enum: 144, limit: 51, boolean: 51, timestamp: 28, integer: 27, namespace: 27, user: 20, title: 1 };
  expect(tally(parameters.map((one) => one.type))).toEqual(types);
});

it("has 119 multi-valued, 5 required and 37 deprecated ones", () => {
  expect(count((one) => one.multiple)).toBe(119);
  expect(count((one) => one.required)).toBe(5);
  expect(count((one) => one.deprecated)).toBe(37);
});

it("has 162 with a default that is known, and one whose default the document omits", () => {
  expect(count((one) => one.default !== undefined && one.default !== "(omitted)")).toBe(162);
  expect(parameters.filter((one) => one.default === "(omitted)").map((one) => one.name)).toEqual(["linkcontext"]);
});

it("gives defaults the form of their type: numbers for numbers, lists for multi-valued ones", () => {
  const written = rawParameterMaps.flatMap(Object.values).filter((one) => typeof one === "object" && "default" in one);
  const known = written.filter((one) => !("unknown" in Object(one.default)));
  for (const one of known) {
    expect(Array.isArray(one.default), JSON.stringify(one)).toBe(one.multiple === true);
    const kind = ["limit", "integer", "namespace"].includes(one.type) ? "number" : "string";
    for (const value of [one.default].flat()) expect(typeof value, JSON.stringify(one)).toBe(kind);
  }
});

it("has six deprecated values", () => {
  const inSets = sets.flatMap((set) => set.deprecatedValues ?? []);
  const inPlace = parameters.flatMap((one) => one.deprecatedValues);
  expect([...inSets, ...inPlace].sort()).toEqual(["hasrelated", "parsetree", "preload", "readable", "score", "token"]);
});

it("has the shared sets in full", () => {
  const sizes = Object.fromEntries(sets.map((set) => [set.documentName, valuesOf(set.set).length]));
  expect(sizes).toEqual({ CF: 11, RP: 16, RIGHTS: 92, RIGHTSC: 83, GROUPS: 5, PROTO: 29, ICONS: 234 });
});
