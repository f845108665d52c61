import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Change } from "../diff/change.ts";
import { didYouMean } from "../diagnostics/suggest.ts";
import type { Emitter } from "../emit/emitter.ts";
import { emitters } from "../emit/emitters.ts";
import type { Model } from "../model/model.ts";
import type { PackageVersion, ReleaseNote } from "../model/release.ts";
import { raisedText, versionOfWritten, type WrittenPackage } from "../release/dependent-packages.ts";
import type { NewRelease } from "../release/record.ts";
import { packageOf } from "../release/versions.ts";
import type { Rewriting } from "../write/rewrite.ts";

/** A release, and the files that it changes. */
export interface MadeRelease {
  readonly release: NewRelease;
  readonly record: string;
  readonly changes: readonly Change[];
  readonly files: readonly Rewriting[];
}

interface Input {
  readonly spec: string;
  readonly date: string;
  readonly sources: ReadonlyMap<string, string>;
  readonly written: readonly WrittenPackage[];
}

/** Undefined where no package rises. */
export async function releaseFiles(
  { before, after }: { readonly before: Model | undefined; readonly after: Model },
  { spec, date, sources, written }: Input,
): Promise<MadeRelease | { readonly problem: string } | undefined> {
  const { format } = await import("../format/format.ts");
  const { diff } = await import("../diff/diff.ts");
  const { approve } = await import("../diff/approvals/approve.ts");
  const { versionsOf } = await import("../release/versions.ts");
  const { recordFile, releaseOf } = await import("../release/record.ts");
  const { recordYaml } = await import("../release/record-yaml.ts");
  const { project } = after;
  const approvals = { before: before?.approvals ?? [], after: after.approvals };
  const { changes } = approve(before === undefined ? [] : diff(before, after, date), approvals, date);
  const generated = versionsOf({ before, after, changes }, emitters, project.notes);
  const followed = written.flatMap((one) => versionOfWritten(one, generated, { project, notes: project.notes }) ?? []);
  const versions = [...generated, ...followed];
  const unknown = unknownPackage(project.notes, versions);
  if (unknown !== undefined) return unknown;
  const { migrationsByChange } = await import("../migrate/migrations.ts");
  const { releaseMigrations } = await import("../migrate/release-migrations.ts");
  const migrations = before === undefined ? undefined : releaseMigrations({ before, after, changes }, emitters);
  const release = releaseOf({ before, after, changes, date, spec, versions, migrations, followed: migrationsByChange(changes) });
  if (release === undefined) return undefined;
  const file = recordFile(release);
  const record = await format(recordYaml(release));
  const taken = project.notes.map((note): Rewriting => ({ path: note.file, before: sources.get(note.file)!, after: undefined }));
  const raised = written.flatMap((one) => raisedFile(one, versions, after));
  return { release, record, changes, files: [{ path: file, before: undefined, after: record }, ...taken, ...raised] };
}

function raisedFile(one: WrittenPackage, versions: readonly PackageVersion[], { project }: Model): readonly Rewriting[] {
  const own = versions.find((version) => version.package === one.name);
  if (own === undefined) return [];
  const after = raisedText(one, own, versions, project);
  return after === one.text ? [] : [{ path: `packages/${one.name}/package.json`, before: one.text, after }];
}

function unknownPackage(notes: readonly ReleaseNote[], versions: readonly PackageVersion[]): { readonly problem: string } | undefined {
  const known = versions.map((one) => one.package);
  const wrong = notes.flatMap(({ file, packages }) => packages.map(({ name }) => ({ file, name }))).find(({ name }) => !known.includes(name));
  if (wrong === undefined) return undefined;
  const problem = `“${wrong.file}” names “${wrong.name}”, which is no package that is released.`;
  return { problem: [problem, didYouMean(wrong.name, known), `Known: ${known.join(", ")}.`].filter(Boolean).join(" ") };
}

/** The packages that no emitter writes. */
export function writtenPackages(root: string, made: readonly Emitter[]): readonly WrittenPackage[] {
  const generated = new Set(made.map(packageOf));
  const names = attempt(() => readdirSync(join(root, "packages")).sort()) ?? [];
  return names.filter((name) => !generated.has(name)).flatMap((name) => {
    const text = attempt(() => readFileSync(join(root, "packages", name, "package.json"), "utf8"));
    return text === undefined ? [] : [{ name, text }];
  });
}

/** Undefined where there is no such file or folder. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
}
