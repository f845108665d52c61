import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { choicesOf } from "../../generators/model/queries.ts";
import type { Module, Parameter } from "../../generators/model/query.ts";
import type { EnumValue } from "../../generators/model/value-set.ts";
import { valueSetsById } from "../../generators/model/value-sets.ts";
import { rootFolder } from "../support/emit.ts";
import { queryService } from "../validators/service.ts";

/** Modules about which the manual of the real system has no page. */
const withoutManual: readonly string[] = ["codexicons", "languageinfo"];

const service = queryService();
const sets = valueSetsById(service.valueSets);
const requestParameters = service.requestParameters.flatMap(({ id, parameters }) =>
  parameters.map((parameter) => ({ owner: id, parameter })),
);

it.each(service.modules)("says what $name, its parameters, and the values that choose what it answers are for", (module) => {
  expect(missingOf(module)).toEqual([]);
});

it.each(service.modules)("leads from $name to the manual, where that has a page", ({ name, manual }) => {
  expect(manual === undefined).toBe(withoutManual.includes(name));
});

it.each(requestParameters)("says what $owner.$parameter.name is for", ({ parameter }) => {
  expect(parameter.description).toBeDefined();
});

/** What has no description, by its place in the module. */
function missingOf(module: Module): readonly string[] {
  const parameters = module.parameters.filter(({ description }) => description === undefined).map(({ name }) => name);
  const values = module.parameters
    .filter(choosesAnswer)
    .flatMap((one) => valuesOf(one).flatMap(({ value, description }) => (description === undefined ? [`${one.name}=${value}`] : [])));
  return [...(module.description === undefined ? [module.name] : []), ...parameters, ...values];
}

/** With `prop` a request chooses the members of an answer. */
function choosesAnswer({ name }: Parameter): boolean {
  return name === "prop" || name.endsWith("prop");
}

function valuesOf({ type }: Parameter): readonly EnumValue[] {
  return type.kind === "enum" ? choicesOf(type, sets).values : [];
}

interface Description {
  readonly of: string;
  readonly text: string;
  /** Words that say nothing that is not said beside it: of the names, and of the type. */
  readonly known: readonly string[];
}

const texts: readonly Description[] = [
  ...service.modules.flatMap(moduleTexts),
  ...requestParameters.flatMap(({ owner, parameter }) => parameterTexts(owner, parameter)),
];

function moduleTexts(module: Module): readonly Description[] {
  return [...text(module.name, module.description, [module.name]), ...module.parameters.flatMap((one) => parameterTexts(module.name, one))];
}

function parameterTexts(owner: string, parameter: Parameter): readonly Description[] {
  const { name, type, description } = parameter;
  const values = valuesOf(parameter).flatMap((one) => text(`${owner}.${name}=${one.value}`, one.description, [one.value]));
  return [...text(`${owner}.${name}`, description, [name, type.kind, owner]), ...values];
}

function saysMore({ text, known }: Description): boolean {
  return wordsOf(text).some((word) => !empty.has(word) && !known.includes(word));
}

function text(of: string, description: string | undefined, known: readonly string[]): readonly Description[] {
  return description === undefined ? [] : [{ of, text: description, known: known.flatMap(wordsOf) }];
}

/** Words that carry no meaning of their own, or that only say of what kind a parameter is. */
const empty: ReadonlySet<string> = new Set(
  wordsOf("a an and as boolean by flag for from in integer is it of on or parameter string text that the this to value which"),
);

function wordsOf(line: string): readonly string[] {
  const words = line.toLowerCase().split(/[^a-z0-9]+/).filter((word) => word !== "");
  return words.map((word) => word.replace(/s$/, ""));
}

test.each(["client", "validators"])("the code of the %s holds no description", (name) => {
  const folder = join(rootFolder, "packages", name, "generated");
  const files = globSync("**/*.js", { cwd: folder });
  expect(files).not.toEqual([]);
  const code = files.map((file) => readFileSync(join(folder, file), "utf8")).join("\n");
  expect(texts.filter(({ text }) => code.includes(text))).toEqual([]);
});

describe("each description", () => {
  test.each([
    ["ends with a period, on one line", ({ text }: Description) => /^[A-Z`“0-9][^\n]*\.$/.test(text)],
    ["has at most 300 characters", ({ text }: Description) => text.length <= 300],
    ["says more than names and types do", saysMore],
  ])("%s", (_, holds) => {
    expect(texts).not.toEqual([]);
    expect(texts.filter((one) => !holds(one)).map(({ of, text }) => `${of}: ${text}`)).toEqual([]);
  });
});
