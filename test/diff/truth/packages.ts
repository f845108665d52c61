import { createHash } from "node:crypto";
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { compile, emitters, loadSources, type Model, type OutFile } from "../../../generators/index.ts";
import { rootFolder } from "../../support/emit.ts";
import type { Sources } from "./cases.ts";

/** A spec and the packages generated from it, in a separate folder. */
export interface Built {
  readonly folder: string;
  readonly model: Model;
  /** JSON Schemas, keyed by their path below `generated/`, such as `office/responses/getRoom.json`. */
  readonly schemas: ReadonlyMap<string, object>;
  /** Returns the text of a file by its path below `packages/`. */
  readonly textOf: (path: string) => string;
}

const written = emitters.filter(({ name }) => ["json-schema", "validators", "client", "server"].includes(name));

/**
 * Returns a function that generates the packages of specs below a folder. It generates those of the same spec only
 * once.
 */
export function builderIn(root: string): (sources: Sources) => Built {
  linkLibraries(root);
  const known = new Map<string, Built>();
  return (sources) => {
    const key = digest(JSON.stringify([...sources].toSorted(([a], [b]) => (a < b ? -1 : 1))));
    const built = known.get(key) ?? build(root, key, sources);
    known.set(key, built);
    return built;
  };
}

function build(root: string, key: string, sources: Sources): Built {
  const { model, outputs, diagnostics } = compile(loadSources(sources), written);
  if (model === undefined) throw new Error(diagnostics.map(({ code, place }) => `${code} ${place?.file}`).join("\n"));
  const folder = join(root, "specs", key);
  const files = outputs.flatMap((output) => [...output.files]);
  const schemas = files.filter(({ path }) => path.startsWith("packages/schemas/generated/") && path.endsWith(".json"));
  const texts = new Map(files.map(({ path, text }) => [path.slice("packages/".length), text]));
  const scope = model.project.packageScope;
  for (const name of ["validators", "client", "server"]) {
    writePackage(root, folder, `${scope}/${name}`, filesBelow(files, `packages/${name}/`));
  }
  return {
    folder,
    model,
    schemas: new Map(
      schemas.map(({ path, text }) => [path.slice("packages/schemas/generated/".length), JSON.parse(text) as object]),
    ),
    textOf: (path) => texts.get(path) ?? "",
  };
}

/**
 * Writes a package. Its hand-written runtime is the same in most packages, so it is written once and linked. Node and
 * the compiler then read it once.
 */
function writePackage(root: string, folder: string, name: string, files: readonly OutFile[]): void {
  const home = join(folder, "node_modules", name);
  const runtime = filesBelow(files, "generated/runtime/");
  for (const { path, text } of files.filter(isOwn))
    write(join(home, path), path === "package.json" ? ofVersion(text, folder) : text);
  if (runtime.length === 0) return;
  const shared = join(root, "runtimes", `${name.split("/").at(-1)}-${digest(JSON.stringify(runtime))}`);
  if (!existsSync(shared)) {
    for (const { path, text } of runtime) write(join(shared, path), text);
    write(
      join(shared, "package.json"),
      '{ "type": "module", "imports": { "#environment": "./http/client/development.js" } }',
    );
  }
  symlinkSync(shared, join(home, "generated/runtime"), "dir");
}

/**
 * Gives a package a unique version, because the compiler treats packages with the same name and version as identical.
 */
function ofVersion(text: string, folder: string): string {
  return JSON.stringify({ ...(JSON.parse(text) as object), version: `1.0.0-${basename(folder)}` });
}

function isOwn({ path }: OutFile): boolean {
  return /\.(?:js|d\.ts)$|^package\.json$/.test(path) && !path.startsWith("generated/runtime/");
}

function filesBelow(files: readonly OutFile[], start: string): readonly OutFile[] {
  return files
    .filter(({ path }) => path.startsWith(start))
    .map((file) => ({ ...file, path: file.path.slice(start.length) }));
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function linkLibraries(root: string): void {
  for (const name of ["fastify", "@types/node", "undici-types"]) {
    const link = join(root, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(rootFolder, "node_modules", name), link, "dir");
  }
  write(
    join(root, "package.json"),
    '{ "type": "module", "imports": { "#environment": "./http/client/development.js" } }',
  );
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
