import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { atLeastOne } from "../support/at-least-one.ts";
import { rootFolder } from "../support/emit.ts";
import { compilerNames, errorsBy, linesOf } from "./hooks.ts";
import {
  makeMocks,
  mockBytes,
  mockMakers,
  mockProgram,
  placeMocks,
  printedWith,
  type MadeUp,
  type Printed,
} from "./mocks.ts";
import { teamFolder } from "./team-folder.ts";

/*
 * The same test requirements, with Kiln's mocks and those of other generators. There are two groups at the start, one
 * error response, and a new group in the list.
 */

const count = 200;
const folder = mkdtempSync(join(tmpdir(), "kiln-mocks-"));
let team: string;
const rows = [
  "| mocks of the exchange | lines of code | bytes | responses that match the JSON Schema | responses about the requested object | invalid requests refused |",
  "|---|---:|---:|---:|---:|---:|",
];

beforeAll(async () => {
  team = await teamFolder(folder, 3);
  await makeMocks(team);
  for (const maker of mockMakers) placeMocks(team, maker, count);
});

afterAll(() => {
  console.log(rows.join("\n"));
  rmSync(folder, { recursive: true });
});

const expected = {
  kiln: { valid: 100, asked: 100, wrong: 3 },
  orval: { valid: 100, asked: 0, wrong: 0 },
  "hey-api": { valid: 100, asked: 0, wrong: 0 },
} as const;

test.each(mockMakers)("%s", async (maker) => {
  const printed = await printedWith(join(team, `run-${maker}.ts`));
  const start = ["Reception", "Workshop"];
  expect(printed).toMatchObject({
    seeded: start,
    refused: [400, "tenant_required"],
    recovered: start,
    created: [...start, "Hall"],
  });
  const found = {
    valid: shareOf(printed.answers, isValid),
    asked: shareOf(
      printed.answers.filter(({ asked }) => asked !== undefined),
      isOfAsked,
    ),
    wrong: refusals(printed),
  };
  rows.push(
    `| ${maker} | ${linesOf(mockProgram(maker))} | ${(await mockBytes(team, maker)).toLocaleString("en")} | ${found.valid} % | ${found.asked} % | ${found.wrong} of ${printed.wrong.length} |`,
  );
  expect(printed.answers).toHaveLength(count);
  expect(found).toEqual(expected[maker]);
});

test.each(compilerNames)("%s takes the programs", (compiler) => {
  expect(errorsBy(compiler, join(team, "run-kiln.ts"), "--exactOptionalPropertyTypes")).toEqual([]);
  for (const maker of ["orval", "hey-api"])
    expect(errorsBy(compiler, join(team, `run-${maker}.ts`)), maker).toEqual([]);
});

/** A member that no group has, and a code that no error has. */
const mistakes = [
  ["pa_name:", "pa_nmae:"],
  ['"tenant_required"', '"tenant_requierd"'],
] as const;

test("types of all find a member that is misspelt, and of ours a code", () => {
  const found = mockMakers.map((maker) => [
    maker,
    ...mistakes.map(([from, to]) => {
      const text = mockProgram(maker);
      expect(text).toContain(from);
      writeFileSync(join(team, "wrong.ts"), text.replace(from, to));
      return errorsBy("TypeScript 7", join(team, "wrong.ts")).length > 0;
    }),
  ]);
  expect(found).toEqual([
    ["kiln", true, true],
    ["orval", true, false],
    ["hey-api", true, false],
  ]);
});

const ajv = new Ajv2020({ strict: false });
const schemas = join(rootFolder, "packages/schemas/generated");
for (const path of atLeastOne(globSync("exchange/**/*.json", { cwd: schemas }), "schemas"))
  ajv.addSchema(JSON.parse(readFileSync(join(schemas, path), "utf8")) as object);

function isValid({ operation, status, body }: MadeUp): boolean {
  return (
    status < 300 && ajv.getSchema(`https://kiln.invalid/schemas/exchange/responses/${operation}.json`)!(body) === true
  );
}

/** Returns true if the response is about the requested object. */
function isOfAsked({ asked, body }: MadeUp): boolean {
  return String((body as { readonly id: number }).id) === asked;
}

/** Returns the share of responses for which a condition is true, in percent. */
function shareOf(responses: readonly MadeUp[], holds: (response: MadeUp) => boolean): number {
  return Math.round((responses.filter(holds).length / responses.length) * 100);
}

function refusals({ wrong }: Printed): number {
  return wrong.filter((status) => status >= 400 && status < 500).length;
}
