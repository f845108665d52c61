import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { runKiln } from "../support/run-kiln.ts";

const fixture = join(import.meta.dirname, "../import/fixture/paraminfo.json");
const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A project that was imported once. Each test uses a copy of it. */
const project = mkdtempSync(join(tmpdir(), "kiln-drift-"));
beforeAll(() => runKiln(project, "import", "paraminfo", fixture));
afterAll(() => rmSync(project, { recursive: true }));

function imported(): string {
  const root = mkdtempSync(join(tmpdir(), "kiln-drift-"));
  folders.push(root);
  cpSync(project, root, { recursive: true });
  return root;
}

const drift = (root: string, live: string, ...more: readonly string[]) =>
  runKiln(root, "drift", "--live", live, ...more);

type Change = (modules: any) => void;

/** Writes the fixture with a change to a file. `modules` and their parameters are keyed by name. */
function changed(root: string, change: Change): string {
  const body = JSON.parse(readFileSync(fixture, "utf8"));
  const byName = (list: readonly any[]) => Object.fromEntries(list.map((one) => [one.name, one]));
  const modules = byName(body.paraminfo.modules.map((one: any) => ({ ...one, parameters: byName(one.parameters) })));
  change(modules);
  const list = Object.values(modules).map((one: any) => ({ ...one, parameters: Object.values(one.parameters) }));
  writeFileSync(join(root, "live.json"), JSON.stringify({ ...body, paraminfo: { modules: list } }));
  return join(root, "live.json");
}

const changes: readonly (readonly [string, Change])[] = [
  ["undescribed catalog.added", ({ catalog }) => (catalog.parameters.added = { name: "added", type: "string" })],
  ["undescribed catalog.kind=list", ({ catalog }) => catalog.parameters.kind.type.push("list")],
  ["undescribed extra", (all) => (all.extra = { ...all.keys, name: "extra", path: "query+extra", prefix: "ee" })],
  ["missing related", (all) => delete all.related],
  ["missing catalog.note", ({ catalog }) => delete catalog.parameters.note],
  ["missing catalog.sort=date", ({ catalog }) => catalog.parameters.sort.type.pop()],
  ["missing redirects", ({ query }) => delete query.parameters.redirects],
  ["different related deprecated: yes → no", ({ related }) => delete related.deprecated],
  ["different related generator: no → yes", ({ related }) => (related.generator = true)],
  ["different catalog.from type: string → integer", ({ catalog }) => (catalog.parameters.from.type = "integer")],
  ["different catalog.from required: no → yes", ({ catalog }) => (catalog.parameters.from.required = true)],
  ["different catalog.from deprecated: no → yes", ({ catalog }) => (catalog.parameters.from.deprecated = true)],
  ["different catalog.from sensitive: no → yes", ({ catalog }) => (catalog.parameters.from.sensitive = true)],
  ["different catalog.kind default: page|file → file", ({ catalog }) => (catalog.parameters.kind.default = "file")],
  ["different catalog.kind all: yes → no", ({ catalog }) => delete catalog.parameters.kind.allspecifier],
  [
    "different catalog.kind=talk deprecated: yes → no",
    ({ catalog }) => delete catalog.parameters.kind.deprecatedvalues,
  ],
  ["different catalog.limit default: 10 → 20", ({ catalog }) => (catalog.parameters.limit.default = 20)],
  ["different related.limit maximum: 20 → 15", ({ related }) => (related.parameters.limit.max = 15)],
  ["different related.limit higher maximum: 50 → 40", ({ related }) => (related.parameters.limit.highmax = 40)],
  ["different catalog.size minimum: 0 → 1", ({ catalog }) => (catalog.parameters.size.min = 1)],
  ["different catalog.size maximum: 9000 → none", ({ catalog }) => delete catalog.parameters.size.max],
  ["different catalog.parts duplicates: yes → no", ({ catalog }) => delete catalog.parameters.parts.allowsduplicates],
  [
    "different catalog.byuser subtypes: ip|name → name",
    ({ catalog }) => (catalog.parameters.byuser.subtypes = ["name"]),
  ],
  [
    "different catalog.namespace extra: -2|-1 → -1",
    ({ catalog }) => (catalog.parameters.namespace.extranamespaces = [-1]),
  ],
  [
    "different history.by condition: modes 1, 2 → modes 1",
    ({ history }) => (history.parameters.by.info[0].values = [1]),
  ],
];

test.each(changes)("%s", async (line, change) => {
  const root = imported();
  const live = changed(root, change);
  expect((await drift(root, live, "--accept")).code).toBe(0);
  expect(readFileSync(join(root, "spec/drift.txt"), "utf8")).toBe(`${line}\n`);
});

test("a spec that was imported does not differ from its source", async () => {
  const root = imported();
  const { code, out, error } = await drift(root, fixture);
  expect({ code, error }).toEqual({ code: 0, error: "" });
  expect(out).toContain("drift       0 differences, 0 accepted\n");
});

test("request parameters are not compared with a description without any", async () => {
  const root = imported();
  const live = changed(root, (modules) => {
    for (const name of ["main", "query", "json"]) delete modules[name];
  });
  expect(await drift(root, live)).toMatchObject({ code: 0, error: "" });
});

test("documented, decided and unknown facts are different findings, each at its line", async () => {
  const root = imported();
  const file = join(root, "spec/mediawiki/modules/catalog.yaml");
  const spec = readFileSync(file, "utf8")
    .replace("limit: { type: limit, default: 10 }", "limit: { type: limit, default: { decided: 20, by: D-001 } }")
    .replace("sort: { values: [title, date] }", "sort: { values: [title, date], default: { unknown: D-002 } }")
    .replace("maximum: 9000", "maximum: 8000");
  writeFileSync(file, spec);
  const live = changed(root, ({ catalog }) => (catalog.parameters.sort.default = "date"));
  const { code, out } = await drift(root, live, "--json");
  expect(code).toBe(1);
  const lineOf = (text: string): number => spec.slice(0, spec.indexOf(text)).split("\n").length;
  const report = JSON.parse(out);
  const found = report.diagnostics.map((one: any, index: number) => {
    return [one.code, report.differences[index].subject, one.line];
  });
  expect(found).toEqual([
    ["live-refuted", "catalog.limit", lineOf("limit: {")],
    ["live-different", "catalog.size", lineOf("size: {")],
    ["live-answer", "catalog.sort", lineOf("sort: {")],
  ]);
  const annotations = (await drift(root, live, "--format", "github")).out.trim().split("\n");
  expect(annotations).toHaveLength(3);
  expect(annotations[0]).toMatch(/^::error .*file=.*spec\/mediawiki\/modules\/catalog\.yaml,line=\d+/);
  const others = changed(root, (modules) => {
    delete modules.related;
    modules.keys.parameters.type.type.push("watch");
  });
  const codes = JSON.parse((await drift(root, others, "--json")).out).diagnostics.map((one: any) => one.code);
  expect(codes).toEqual(expect.arrayContaining(["live-missing", "live-undescribed"]));
});

test("a line of the baseline accepts one difference, and is obsolete without it", async () => {
  const root = imported();
  const live = changed(root, ({ catalog, keys }) => {
    catalog.parameters.limit.default = 20;
    keys.deprecated = true;
  });
  writeFileSync(join(root, "accepted.txt"), "different keys deprecated: no → yes\nmissing nothing\n");
  const { code, out, error } = await drift(root, live, "--baseline", "accepted.txt");
  expect(code).toBe(1);
  expect(error).toContain("“catalog.limit” differs in “default”: the document states 10, the live API 20.");
  expect(error).not.toContain("keys");
  expect(out).toContain("drift       1 difference, 1 accepted\nobsolete    missing nothing: remove the line");
});

test("what cannot be compared is a wrong call", async () => {
  const root = imported();
  expect(await drift(root, "absent.json")).toMatchObject({ code: 2, out: "" });
  expect((await runKiln(root, "drift")).error).toContain("Name the live API: kiln drift --live URL");
  expect((await drift(root, fixture, "--service", "other")).error).toContain("There is no service “other”");
  writeFileSync(join(root, "spec/project.yaml"), "project: x\n");
  expect((await drift(root, fixture)).code).toBe(2);
});
