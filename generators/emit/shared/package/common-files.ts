import { incremental, remembered } from "../../../model/memo.ts";
import { renderTemplate } from "../../../codegen/template.ts";
import { basisNotes, decisionData, decisionProse } from "../../../describe/decision.ts";
import type { Model, Project } from "../../../model/model.ts";
import { runtimeFolder } from "../../../runtime/built.ts";
import type { OutFile } from "../../emitter.ts";
import { changelogSections, releasesOf } from "../../../describe/lifecycle.ts";
import { changelog, codePackages, decisionFiles, migrations, packageName } from "./package.ts";
import { type JsonObject, printDenseJson, printJson } from "../../../codegen/json.ts";
import type { Decision } from "../../../model/decision.ts";
import type { DecisionId } from "../../../model/fact.ts";
import type { PackageMigrations } from "../../../model/migration.ts";
import type { Release } from "../../../model/release.ts";
import { lineOf } from "../../../model/version.ts";

/** Yields the files of a package, followed by the common ones: its changelog, and the decisions that they cite. */
export function withCommonFiles(model: Model, into: string, files: Iterable<OutFile>): Generator<OutFile> {
  return withDecisions(model, into, withChangelog(model, into, files));
}

function* withChangelog(model: Model, into: string, files: Iterable<OutFile>): Generator<OutFile> {
  for (const file of files) yield file.path === `${into}/README.md` ? withBasis(model, file) : file;
  yield changelogFile(model.project, into);
}

/** Adds the section that all READMEs share, before the license section. */
const withBasis = incremental(({ services }: Model, readme: OutFile): OutFile => {
  if (services.length === 0) return readme;
  const data = { services: services.map((service) => ({ title: service.title, notes: basisNotes(service) })) };
  const section = renderTemplate("readme/basis.md.hbs", data);
  return { ...readme, text: readme.text.replace(/^## Licence$/m, (heading) => section + heading) };
});

/**
 * Yields the files of a code package: its own files by path, the files below `generated/`, its migrations, and the
 * common files. Declarations are committed, code is packed; `readable` is code that reviewers read, except for the
 * runtime.
 */
export function codeFiles(
  model: Model,
  into: string,
  own: ReadonlyMap<string, string>,
  generated: Iterable<TextFile>,
  code: "packed" | "readable" = "packed",
): Generator<OutFile> {
  const isPacked = ({ path }: TextFile) =>
    path.endsWith(".js") && (code === "packed" || path.startsWith(runtimeFolder));
  return withCommonFiles(model, into, [
    ...ownFiles(own, into),
    ...Array.from(generated, (file) => outFile(file, `${into}/generated`, isPacked(file))),
    migrationsFile(model.project, into),
  ]);
}

const ownFiles = incremental((own: ReadonlyMap<string, string>, into: string): readonly OutFile[] =>
  Array.from(own, ([path, text]) => ({ path: `${into}/${path}`, text, owner: "generator", packed: false })),
);

interface TextFile {
  readonly path: string;
  readonly text: string;
}

const outFile = incremental(
  ({ path, text }: TextFile, folder: string, packed: boolean): OutFile => ({
    path: `${folder}/${path}`,
    text,
    owner: "generator",
    packed,
  }),
);

export function pathsOf(files: Iterable<TextFile>): ReadonlySet<string> {
  return new Set(Array.from(files, ({ path }) => path));
}

/** Returns the changelog of one package: the unreleased changes, then the releases, with the newest first. */
const changelogFile = incremental((project: Project, into: string): OutFile => {
  const name = into.slice("packages/".length);
  const data = {
    packageName: packageName(project, name),
    next: changelogSections(project.notes, name),
    isUnreleased: project.releases.length === 0,
    releases: releasesOf(project, name),
  };
  return { path: `${into}/${changelog}`, text: renderTemplate("readme/changelog.md.hbs", data), owner: "generator" };
});

/** Sorts dependencies by name, as package managers do. An install would change any other order. */
export function byName(ranges: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(ranges).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Yields the files of a package, followed by the decisions that they cite, so that readers can look up an id. */
function* withDecisions(model: Model, into: string, files: Iterable<OutFile>): Generator<OutFile> {
  const named = new Set<DecisionId>();
  for (const file of files) {
    for (const id of idsIn(file)) named.add(id);
    yield file;
  }
  yield* decisionsIn(model, into, [...named].sort().join(" "));
}

/** Returns the decisions with these ids and those that they mention. */
const decisionsIn = incremental((model: Model, into: string, ids: string): readonly OutFile[] => {
  const decisions = closure(model.decisions, new Set(ids.split(" ")));
  const [json, markdown] = decisionFiles;
  const about = {
    packageName: packageName(model.project, into.slice("packages/".length)),
    project: model.project.name,
  };
  return [
    { path: `${into}/${json}`, text: decisionsJson(decisions), owner: "generator", packed: true },
    {
      path: `${into}/${markdown}`,
      text: renderTemplate("readme/decisions.md.hbs", { ...about, decisions: decisions.map(decisionProse) }),
      owner: "generator",
      // The documents cite almost all decisions, so reviewers need no other list.
      packed: into !== "packages/openapi",
    },
  ];
});

export function decisionsJson(decisions: readonly Decision[]): string {
  return printJson(Object.fromEntries(decisions.map((one) => [one.id, decisionData(one)])));
}

/** Returns the named decisions and, transitively, those that they mention, in the order of their file. */
function closure(decisions: readonly Decision[], named: Set<DecisionId>): readonly Decision[] {
  const byId = new Map(decisions.map((decision) => [decision.id, decision]));
  // Iterating over a set includes items that are added during the iteration.
  for (const id of named) {
    const decision = byId.get(id);
    if (decision !== undefined) addIds(named, textsOf(decision));
  }
  return decisions.filter(({ id }) => named.has(id));
}

function textsOf({ question, answer, reason }: Decision): string {
  return [question, answer.kind === "known" ? answer.text : "", reason].join("\n");
}

const idsIn = remembered(({ text }: OutFile): ReadonlySet<DecisionId> => {
  const ids = new Set<DecisionId>();
  addIds(ids, text);
  return ids;
});

function addIds(ids: Set<DecisionId>, text: string): void {
  const pattern = /\bD-[0-9]{3,4}\b/y;
  // Searching for a string takes a fraction of the time of searching for the pattern.
  for (let start = text.indexOf("D-"); start >= 0; start = text.indexOf("D-", start + 1)) {
    pattern.lastIndex = start;
    const [id] = pattern.exec(text) ?? [];
    if (id !== undefined) ids.add(id);
  }
}

/** Returns the migrations for users of one package, with the oldest release first. */
const migrationsFile = incremental(({ releases }: Project, into: string): OutFile => {
  const name = into.slice("packages/".length);
  const own = lineOf(releases).flatMap((release) => packageMigrations(release, name) ?? []);
  return {
    path: `${into}/${migrations}`,
    text: printDenseJson({ releases: own } as unknown as JsonObject),
    owner: "generator",
  };
});

export function migratedPackages(release: Release): readonly string[] {
  return codePackages.filter((name) => packageMigrations(release, name) !== undefined);
}

/** Returns the migrations of a release. New handlers matter only to implementers of a server. */
function packageMigrations(
  { version, packages, migrations: all }: Release,
  name: string,
): PackageMigrations | undefined {
  const own = all.migrations.filter(({ kind }) => kind !== "handler" || name === handlersPackage);
  const released = packages.find((one) => one.name === name);
  const declarations = all.declarations[name] ?? {};
  if (released === undefined || (own.length === 0 && Object.keys(declarations).length === 0)) return undefined;
  return { release: version, version: released.version, migrations: own, declarations };
}

const handlersPackage = "server";
