import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { emitters, run, type Emitter, type Model } from "../../generators/index.ts";
import type { ReleaseMigrations } from "../../generators/model/migration.ts";
import { releaseMigrations } from "../../generators/migrate/migrations.ts";
import { recordYaml } from "../../generators/release/record.ts";
import { changesBetween, modelOf } from "../diff/support.ts";
import { overBase } from "../support/base.ts";
import { readFiles } from "../support/files.ts";
import { rootFolder } from "../support/emit.ts";

const code = emitters.filter(({ name }) => ["client", "validators", "server"].includes(name));

export interface Release {
  readonly before: Model;
  /** The new model, with the record of the release. */
  readonly after: Model;
  readonly data: ReleaseMigrations;
}

/** Returns a release from one spec to another, with its record written and read again. */
export function releaseOf(from: Spec, to: Spec, version = "1.1.0"): Release {
  const [before, after] = [modelOf(from), modelOf(to)];
  const data = releaseMigrations({ before, after, changes: changesBetween(before, after) }, code);
  if (data === undefined) throw new Error("The difference between the specs requires no change of code.");
  const record = recordYaml(recordOf({ from: "1.0.0", version, migrations: data }));
  return { before, after: modelOf(new Map([...to, [`spec/releases/${version}.yaml`, record]])), data };
}

type Spec = ReadonlyMap<string, string>;

export interface ReleasedSpec {
  readonly version: string;
  /** The model, with the records of all releases so far. */
  readonly model: Model;
}

/**
 * Returns a series of releases. Each folder contains the files that differ from the previous release, and `removed.txt`
 * lists the removed files.
 */
export function releasesIn(folder: string): readonly ReleasedSpec[] {
  let files = overBase(new Map());
  const [records, released]: [Map<string, string>, ReleasedSpec[]] = [new Map(), []];
  for (const version of readdirSync(folder).sort()) {
    const own = new Map(readFiles(join(folder, version)));
    const removed = new Set(own.get("removed.txt")?.split("\n"));
    own.delete("removed.txt");
    const [before, from] = [modelOf(files), released.at(-1)?.version];
    files = new Map([...files, ...own].filter(([path]) => !removed.has(path)));
    const after = modelOf(files);
    if (from !== undefined) {
      const migrations = releaseMigrations({ before, after, changes: changesBetween(before, after) }, code);
      records.set(`spec/releases/${version}.yaml`, recordYaml(recordOf({ from, version, migrations })));
    }
    released.push({ version, model: modelOf(new Map([...files, ...records])) });
  }
  return released;
}

interface Record {
  readonly from: string;
  readonly version: string;
  readonly migrations: ReleaseMigrations | undefined;
}

function recordOf({ from, version, migrations }: Record): Parameters<typeof recordYaml>[0] {
  const packages = emitters.map(({ into }) => ({
    package: into.slice("packages/".length),
    from,
    to: version,
    level: "minor" as const,
    because: [],
  }));
  return { version, date: "2026-01-31", spec: `sha256:${"0".repeat(64)}`, packages, entries: [], migrations };
}

/** Creates a user's project with TypeScript and the packages of a model installed. */
export function projectWith(model: Model): string {
  const folder = mkdtempSync(join(tmpdir(), "kiln-migrate-"));
  install(folder, model);
  mkdirSync(join(folder, "node_modules/@types"), { recursive: true });
  for (const name of ["typescript", "fastify", "@types/node"])
    symlinkSync(join(rootFolder, "node_modules", name), join(folder, "node_modules", name));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  const compilerOptions = {
    strict: true,
    target: "es2024",
    module: "nodenext",
    noEmit: true,
    skipLibCheck: true,
    types: ["node"],
    jsx: "preserve",
    allowJs: true,
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["src"] }));
  return folder;
}

export function install(folder: string, { project, ...model }: Model): void {
  for (const emitter of code) {
    rmSync(packageFolder(folder, project.packageScope, emitter), { recursive: true, force: true });
    for (const { path, text } of emitter.emit({ project, ...model }))
      write(join(packageFolder(folder, project.packageScope, emitter), path.slice(emitter.into.length + 1)), text);
  }
}

function packageFolder(folder: string, scope: string, { into }: Emitter): string {
  return join(folder, "node_modules", scope, into.slice("packages/".length));
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

export function copyCode(from: string, folder: string): void {
  cpSync(from, join(folder, "src"), { recursive: true });
}

export interface Run {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

export async function migrate(folder: string, ...args: readonly string[]): Promise<Run> {
  const [out, error]: [string[], string[]] = [[], []];
  const code = await run(["migrate", ...args], {
    out: (text) => void out.push(text),
    error: (text) => void error.push(text),
    color: false,
    folder,
    runner: "kiln",
    elapsed: () => 0,
  });
  return { code, out: out.join(""), error: error.join("") };
}
