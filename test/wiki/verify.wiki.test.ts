import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { compile } from "../../generators/compile.ts";
import { load } from "../../generators/load/load.ts";
import { groupBy } from "../../generators/model/group-by.ts";
import { reportClaims, type ClaimReport } from "../../generators/verify/report/claims.ts";
import { prepare } from "../../generators/verify/run/prepare.ts";
import { baseUrlOf } from "../../generators/verify/run/target.ts";
import { buildSuite } from "../../generators/verify/suite/suite.ts";
import { verifyCases } from "../../generators/verify/verify.ts";
import { lacks, site } from "./given.ts";

const loaded = load(join(import.meta.dirname, "../.."));
const service = compile(loaded, []).model!.services.find(({ kind }) => kind === "query")!;

/** The claims that this version refutes, in addition to modules, parameters and values that it lacks. */
const known: Readonly<Record<string, string>> = {
  "allrevisions.contentformat-{slot} template": "a templated parameter of a later release",
  "allrevisions.contentformat-{slot} values": "a templated parameter of a later release",
  "deletedrevisions.contentformat-{slot} template": "a templated parameter of a later release",
  "exturlusage.expandurl deprecated": "deprecated since a later release",
  "info.prop=preload deprecated": "deprecated since a later release",
  "prefixsearch.offset minimum": "an offset has no minimum before a later release",
  "revisions.contentformat-{slot} template": "a templated parameter of a later release",
  "revisions.contentformat-{slot} values": "a templated parameter of a later release",
  "search.offset minimum": "an offset has no minimum before a later release",
  "userinfo.cancreateaccount result": "a member of a later release, which `*` includes",
  "watchlist rule not-empty": "the owner in the example does not exist, and the wiki checks it before the token",
  "watchlistraw rule not-empty": "the owner in the example does not exist, and the wiki checks it before the token",
};

/** Claims that this version refutes only with some data. */
const sometimes: Readonly<Record<string, string>> = {
  "allimages.continue paging": "if both files were uploaded in the same second, it continues with the first one again",
  "extlinks.expandurl deprecated": "deprecated since a later release; no warning shows if the page has no links",
  "watchlist.temp result": "a member of a later release, missing in the changes of a watchlist that has some",
};

/** Values that paraminfo lists only as `interwiki/*`, so the wiki accepts them. */
const byWildcard = /^logevents\.action=interwiki\//;

let reports: readonly ClaimReport[];
beforeAll(async () => {
  const { name, password } = site.alice;
  const url = baseUrlOf(service, site.endpoint.replace(/\/api\.php$/, ""));
  const target = { service, url, keys: new Map([[service.id, `${name}:${password}`]]) };
  const manners = { rate: Infinity, budget: 20_000, parallel: 4, userAgent: "kiln-tests/1.0 (tests@wiki.invalid)" };
  const world = {
    fetch,
    now: Date.now,
    sleep: (ms: number) => new Promise<void>((wake) => setTimeout(wake, ms)),
  };
  const start = { targets: new Map([[service.id, target]]), given: new Map() };
  const prepared = await prepare(start, [], manners, world);
  if ("problem" in prepared) throw new Error(prepared.problem);
  const { targets, given } = prepared;
  const cases = buildSuite({ services: [service], only: [], given, write: false, seed: 1 });
  const { verdicts, requests } = await verifyCases(cases, new Map(), targets, loaded.documents, manners, world);
  reports = reportClaims(verdicts);
  console.log(`${requests} requests. ${table(reports)}`);
}, 900_000);

const named = (kind: ClaimReport["kind"]): readonly string[] =>
  reports.filter((one) => one.kind === kind).map(({ claim }) => `${claim.subject} ${claim.attribute}`);

test("the wiki refutes exactly the claims about features that this version lacks", () => {
  const missing = [
    ...lacks.modules.map((module) => `${module} module`),
    ...lacks.parameters.map((parameter) => `${parameter} parameter`),
    ...lacks.values.map((value) => `${value} value`),
  ];
  const refuted = named("refuted");
  expect(refuted.filter((one) => !missing.includes(one) && !Object.hasOwn(sometimes, one)).toSorted()).toEqual(
    Object.keys(known).toSorted(),
  );
  // Features that the caller may use.
  const shown = [...refuted, ...named("confirmed")];
  expect(missing.filter((one) => shown.includes(one) && !refuted.includes(one) && !byWildcard.test(one))).toEqual([]);
});

test("the wiki answers that a request needs no authentication", () => {
  expect(named("answered")).toEqual([`${service.id} authentication`]);
});

test("at least nine of ten decisions that this version can show are confirmed or refuted", () => {
  const decisions = decisionsOf(reports);
  const shown = decisions.filter(({ kinds }) => kinds.has("confirmed") || kinds.has("refuted"));
  const isHidden = (reason: string): boolean => /permissiondenied|does not know/.test(reason);
  const hidden = decisions.filter(({ reasons }) => reasons.length > 0 && reasons.every(isHidden));
  expect(shown.length).toBeGreaterThan(35);
  expect(shown.length).toBeGreaterThanOrEqual(0.9 * (decisions.length - hidden.length));
});

interface Tested {
  readonly id: string;
  readonly kinds: ReadonlySet<string>;
  /** The reasons why the claims of a decision are not testable. Empty if another verdict exists. */
  readonly reasons: readonly string[];
}

/** Returns the decisions of the tested claims. */
function decisionsOf(all: readonly ClaimReport[]): readonly Tested[] {
  const decided = all.filter(({ claim }) => claim.status === "decided");
  return [...groupBy(decided, ({ claim }) => claim.decision!)].map(([id, found]) => {
    const kinds = new Set(found.map(({ kind }) => kind as string));
    const isShown = kinds.has("confirmed") || kinds.has("refuted");
    return { id, kinds, reasons: isShown ? [] : found.map(({ deciding }) => deciding.observed) };
  });
}

function table(all: readonly ClaimReport[]): string {
  const lines = decisionsOf(all).toSorted((one, other) => one.id.localeCompare(other.id));
  const text = lines.map(
    ({ id, kinds, reasons }) => `  ${id}  ${kinds.has("refuted") ? "refuted" : (reasons[0] ?? "confirmed")}`,
  );
  return `Decisions:\n${text.join("\n")}\n`;
}
