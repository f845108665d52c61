import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { queryFiles } from "../../generators/emit/validators/query.ts";
import type { Fact } from "../../generators/model/fact.ts";
import type { QueryService, QueryWire } from "../../generators/model/query.ts";
import type { ModuleValidators, QueryValidators } from "./package.ts";
import { queryService } from "./service.ts";

/* The names in the wire format come from the spec. Those of another service are read and written too. */

const service = queryService();
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

type Words = Partial<
  Record<"separator" | "alternativeSeparator" | "allSpecifier" | "maxLimit" | "generatorPrefix", string | undefined>
>;

/** Returns the validators of the real service with other names. `undefined` represents an unknown name. */
async function withWords(
  words: Words,
  changes: Partial<QueryService> = {},
): Promise<Record<string, ModuleValidators> & Pick<QueryValidators, "decodeRequest">> {
  const facts = Object.entries(words).map(([name, value]): [string, Fact<string>] => {
    const { place } = service.wire[name as keyof QueryWire]!;
    return [
      name,
      value === undefined ? { status: "unknown", decision: "D-000", place } : { status: "documented", value, place },
    ];
  });
  const folder = mkdtempSync(join(tmpdir(), "kiln-wire-"));
  folders.push(folder);
  const files = queryFiles({ ...service, wire: { ...service.wire, ...Object.fromEntries(facts) }, ...changes });
  for (const { path, text } of [...files, { path: "package.json", text: '{ "type": "module" }' }]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return import(pathToFileURL(join(folder, "query/index.js")).href);
}

describe.each(["|", ";", "§", "%", ",", "0"])("lists with %s between their items", async (separator) => {
  const { categorymembers, users } = await withWords({ separator });
  const prop = ["ids", "title", "type"];

  test("are read, escaped in any way or not at all", () => {
    const plain = `cmprop=${prop.join("&;%".includes(separator) ? encodeURIComponent(separator) : separator)}`;
    const escaped = encodeURIComponent(separator);
    for (const query of [
      plain,
      `cmprop=${prop.join(escaped)}`,
      `cmprop=${prop.join(escaped.toLowerCase())}`,
      `cmprop=%69ds${escaped}title${escaped}type`,
      `${plain}${escaped}%74itle`,
    ]) {
      expect(categorymembers!.decode(`cmtitle=Category:A&${query}`), query).toMatchObject({
        value: { prop },
        warnings: [],
      });
    }
  });

  test("come back from what is written of them", () => {
    const given = { users: ["A", "B|C", `D${separator}E`] };
    expect(users!.decode(users!.encode({ users: ["A", "B C"] })).value).toMatchObject({ users: ["A", "B C"] });
    expect(new URLSearchParams(users!.encode(given)).get("ususers")).toBe(`\u001fA\u001fB|C\u001fD${separator}E`);
  });
});

test("another alternative separator", async () => {
  const { categorymembers, users } = await withWords({ alternativeSeparator: "\u001e" });
  expect(categorymembers!.decode("cmtitle=Category:A&cmprop=%1Eids%1Etitle").value).toMatchObject({
    prop: ["ids", "title"],
  });
  expect(categorymembers!.decode("cmtitle=Category:A&cmprop=%1Fids").value).toMatchObject({ prop: [] });
  expect(categorymembers!.decode("cmtitle=Category:A&cmdir=%1Easc").errors).toMatchObject([
    { code: "badvalue", parameter: "dir" },
  ]);
  expect(users!.encode({ users: ["a|b", "c"] })).toBe("ususers=%1Ea%7Cb%1Ec");
});

test("other words for all values, for the greatest limit, and before a generator's names", async () => {
  const { allpages, codexicons } = await withWords({ allSpecifier: "every", maxLimit: "most", generatorPrefix: "gen" });
  expect(codexicons!.decode("names=every").value).toEqual({ names: "every" });
  expect(codexicons!.decode("names=*")).toMatchObject({
    value: { names: [] },
    warnings: [{ code: "unrecognizedvalues" }],
  });
  expect(codexicons!.validate({ names: "every" })).toBe(true);
  expect(allpages!.decode("aplimit=most").value).toMatchObject({ limit: "most" });
  expect(allpages!.decode("aplimit=max").errors).toMatchObject([
    { code: "badinteger", expected: "a number of items from 1 to 500 (with higher limits 5000), or most" },
  ]);
  expect(allpages!.encode({ limit: 5 }, { generator: true })).toBe("genaplimit=5");
  expect(allpages!.decode("genaplimit=5", { generator: true }).value).toMatchObject({ limit: 5 });
});

test("what is unknown is never met", async () => {
  const { allpages, categorymembers } = await withWords({
    separator: undefined,
    alternativeSeparator: undefined,
    maxLimit: undefined,
    generatorPrefix: undefined,
  });
  expect(categorymembers!.decode("cmtitle=Category:A&cmprop=ids%7Ctitle")).toMatchObject({
    value: { prop: [] },
    warnings: [{ code: "unrecognizedvalues" }],
  });
  expect(categorymembers!.decode("cmtitle=Category:A&cmprop=ids").value).toMatchObject({ prop: ["ids"] });
  expect(allpages!.decode("aplimit=max").errors).toMatchObject([{ code: "badinteger" }]);
  expect(allpages!.decode("gaplimit=5", { generator: true }).value).toMatchObject({ limit: 10 });
});

test("the parameters that name pages are those that the service says", async () => {
  const request = "action=query&prop=revisions&rvlimit=5&titles=A%7CB";
  const codes = (decode: QueryValidators["decodeRequest"]): readonly string[] =>
    (decode(request, { all: true }).errors ?? []).map(({ code }) => code);
  const [named, none] = [await withWords({}), await withWords({}, { pages: undefined })];
  expect(codes(named.decodeRequest)).toEqual(["invalidparammix"]);
  expect(codes(none.decodeRequest)).toEqual([]);
});
