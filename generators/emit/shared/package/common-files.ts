import { incremental } from "../../../model/memo.ts";
import { renderTemplate } from "../../../codegen/template.ts";
import { basisNotes } from "../../../describe/decision.ts";
import type { Model, Project } from "../../../model/model.ts";
import { runtimeFolder } from "../../../runtime/built.ts";
import type { OutFile } from "../../emitter.ts";
import { migrationsFile } from "./migrations.ts";
import { withDecisions } from "./decisions.ts";
import { changelogSections, releasesOf } from "../../../describe/release.ts";
import { changelog } from "./common-file-names.ts";
import { packageName } from "./data-package.ts";

/** Yields the files of a package, followed by the common ones: its changelog, and the decisions that they cite. */
export function withCommonFiles(model: Model, into: string, files: Iterable<OutFile>): Generator<OutFile> {
  return withDecisions(model, into, withChangelog(model, into, files));
}

function* withChangelog(model: Model, into: string, files: Iterable<OutFile>): Generator<OutFile> {
  for (const file of files) yield file.path === `${into}/README.md` ? withBasis(model, file) : file;
  yield changelogFile(model.project, into);
}

/** Adds the section that all READMEs share, before the license section. */
function withBasis({ services }: Model, readme: OutFile): OutFile {
  if (services.length === 0) return readme;
  const data = { services: services.map((service) => ({ title: service.title, notes: basisNotes(service) })) };
  const section = renderTemplate("readme/basis.md.hbs", data);
  return { ...readme, text: readme.text.replace(/^## Licence$/m, (heading) => section + heading) };
}

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
    ...Array.from(own, ([path, text]) => outFile({ path, text }, into, false)),
    ...Array.from(generated, (file) => outFile(file, `${into}/generated`, isPacked(file))),
    migrationsFile(model.project, into),
  ]);
}

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

/** Returns the paths of files. */
export function pathsOf(files: Iterable<TextFile>): ReadonlySet<string> {
  return new Set(Array.from(files, ({ path }) => path));
}

/** Returns the changelog of one package: the unreleased changes, then the releases, with the newest first. */
function changelogFile(project: Project, into: string): OutFile {
  const name = into.slice("packages/".length);
  const data = {
    packageName: packageName(project, name),
    next: changelogSections(project.notes, name),
    isUnreleased: project.releases.length === 0,
    releases: releasesOf(project, name),
  };
  return { path: `${into}/${changelog}`, text: renderTemplate("readme/changelog.md.hbs", data), owner: "generator" };
}

/** Sorts dependencies by name, as package managers do. An install would change any other order. */
export function byName(ranges: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(ranges).sort(([one], [other]) => (one < other ? -1 : 1)));
}
