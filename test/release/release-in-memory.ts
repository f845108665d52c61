import { readdirSync } from "node:fs";
import { join } from "node:path";
import { releaseFiles } from "../../generators/cli/release-files.ts";
import { compile, emitters, loadSources, type Model } from "../../generators/index.ts";
import { checksum } from "../../generators/release/record.ts";
import { specOfSide, today } from "../diff/support.ts";
import { casesFolder } from "../support/base.ts";
import { readFiles } from "../support/files.ts";

/** A spec in memory: texts keyed by their path from the root. */
export type Sources = ReadonlyMap<string, string>;

const cases = join(casesFolder, "diff");
export const classes = readdirSync(cases);

/** Handwritten packages next to the generated ones: one public and one private. */
const written = [
  {
    path: "packages/own/package.json",
    name: "own",
    text: '{ "name": "@example/own", "version": "1.0.0", "dependencies": { "@example/client": "^1.0.0", "@example/server": "~1.0.0" } }',
  },
  {
    path: "apps/web/package.json",
    name: undefined,
    text: '{ "name": "web", "private": true, "dependencies": { "@example/client": "1.0.0" } }',
  },
];

export interface Sides {
  readonly from: Sources;
  readonly to: Sources;
}

export function sidesOf(name: string): Sides {
  const files = readFiles(join(cases, name));
  return { from: specOfSide(files, "from/"), to: specOfSide(files, "to/") };
}

/** The first spec with its record, and the second one with both records. */
export type BothReleases = readonly [first: Sources, second: Sources];

/** Releases two specs in a row. Throws if `kiln release` would reject one. */
export async function releaseBoth({ from, to }: Sides, version: string, scope?: string): Promise<BothReleases> {
  const first = await release(undefined, withProject(from, version, scope));
  const records = [...first].filter(([path]) => path.startsWith("spec/releases/"));
  return [first, await release(first, new Map([...withProject(to, version, scope), ...records]))];
}

export async function releaseCase(name: string, version: string): Promise<Sources> {
  const [, second] = await releaseBoth(sidesOf(name), version);
  return second;
}

export function errorsOf(sources: Sources): readonly string[] {
  const errors = compile(loadSources(sources), emitters).diagnostics.filter(({ severity }) => severity === "error");
  return errors.map(({ code, message }) => `${code}: ${message}`);
}

/** Records a spec as the release that follows another one. */
export async function release(before: Sources | undefined, after: Sources): Promise<Sources> {
  const sides = { before: before && modelOf(before), after: modelOf(after) };
  const made = await releaseFiles(sides, { spec: checksum(after), date: today, sources: after, written });
  if (made === undefined) return after;
  if ("problem" in made) throw new Error(made.problem);
  if ("diagnostics" in made)
    throw new Error(made.diagnostics.map(({ code, message }) => `${code}: ${message}`).join("\n"));
  const files = new Map(after);
  for (const { path, after: text } of made.files) {
    if (text === undefined) files.delete(path);
    else if (path.startsWith("spec/")) files.set(path, text);
  }
  return files;
}

export function modelOf(sources: Sources): Model {
  const { model, diagnostics } = compile(loadSources(sources), emitters);
  if (model === undefined) throw new Error(diagnostics.map(({ code, place }) => `${code} ${place?.file}`).join("\n"));
  return model;
}

/** Returns the spec with a different package version, and optionally a different scope. */
function withProject(sources: Sources, version: string, scope: string | undefined): Sources {
  const path = "spec/project.yaml";
  const text = sources.get(path)!.replace(/^version: .*$/m, `version: ${version}`);
  return new Map([
    ...sources,
    [path, scope === undefined ? text : text.replace(/^packageScope: .*$/m, `packageScope: '${scope}'`)],
  ]);
}
