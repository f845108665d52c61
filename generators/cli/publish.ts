import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { type Publication, type Publishable, type Published, publications } from "../release/packages.ts";
import { manifestPath, packedPath, parseManifest } from "../write/manifest.ts";
import { hashOf, withLineFeeds } from "../write/unified-diff.ts";
import type { Command } from "./command.ts";
import type { UsageError } from "./command-line.ts";
import { type ExitCode, type Terminal, exit, misusedIn } from "./terminal.ts";
import type { Options } from "./options.ts";
import { count, line } from "./print.ts";
import { writtenPackages } from "./workspaces.ts";
import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { compileFolder, filesOf } from "../compile.ts";
import { emitters } from "../emit/emitters.ts";
import { groupBy } from "../model/group-by.ts";
import { type MappedFile, sourcesFolder } from "../pack/declaration-map.ts";
import { mappedFiles, sourcesOf } from "../pack/mapped-files.ts";
import { buildState } from "../runtime/state.ts";

const misused = misusedIn("publish");

export const publish: Command = {
  name: "publish",
  summary: "publish the package versions that the registry lacks",
  arguments: "",
  flags: ["root", "access", "dry-run", "debug", "help"],
  details: `Publishes the packages below packages/ that are not private with npm, dependencies
first. A version that the registry already has is skipped, so a run after a failure continues from
there. A stable version gets the tag latest, a pre-release the tag next. If latest is already a
later version, this is a release of an older line and gets a tag such as latest-1 or next-1. In a CI
that supports provenance (GitHub Actions with id-token: write, GitLab), each package is published
with its provenance. The declarations of a package have maps to the spec, as kiln pack describes.

Exit code 0: the registry has all versions. 2: it lacks some. 3: an internal error.`,
  async run(options, terminal) {
    const root = resolve(terminal.folder, options.root);
    const access = options.texts.access.at(-1);
    if (access !== undefined && access !== "public" && access !== "restricted")
      return misused(terminal, `“${access}” is not a value of --access: use public or restricted.`);
    const packages = packagesTo("publish", root);
    if ("problem" in packages) return misused(terminal, packages.problem);
    const found = await Promise.all(packages.map(async ({ name }) => ({ name, answer: await lookUp(root, name) })));
    const unknown = found.find(({ answer }) => answer !== undefined && "problem" in answer);
    if (unknown?.answer !== undefined && "problem" in unknown.answer)
      return refused(terminal, `The registry could not be queried for ${unknown.name}`, unknown.answer.problem);
    const registry = new Map(
      found.flatMap(({ name, answer }) =>
        answer === undefined || "problem" in answer ? [] : [[name, answer] as const],
      ),
    );
    return publishMissing(root, publications(packages, registry), { ...options, access }, terminal);
  },
};

interface Settings extends Options {
  readonly access: string | undefined;
}

async function publishMissing(
  root: string,
  all: readonly Publication[],
  settings: Settings,
  terminal: Terminal,
): Promise<ExitCode> {
  const missing = all.filter(({ isPublished }) => !isPublished);
  for (const { name, version } of all.filter(({ isPublished }) => isPublished))
    terminal.out(line("there", `${name} ${version}`));
  const code =
    missing.length === 0
      ? exit.ok
      : await withMaps(root, terminal, (folderToPack) => publishAll(root, missing, folderToPack, settings, terminal));
  if (code === exit.ok)
    terminal.out(line("publish", summary(missing.length, all.length - missing.length, settings.dryRun)));
  return code;
}

async function publishAll(
  root: string,
  missing: readonly Publication[],
  folderToPack: FolderToPack,
  { access, dryRun }: Settings,
  terminal: Terminal,
): Promise<ExitCode> {
  const flags = [
    ...(access === undefined ? [] : ["--access", access]),
    ...(dryRun ? ["--dry-run"] : hasIdentity() ? ["--provenance"] : []),
  ];
  for (const [index, one] of missing.entries()) {
    const { code, output } = await npm(root, [
      "publish",
      folderToPack(one.folder),
      "--tag",
      one.tag,
      "--loglevel",
      "warn",
      ...flags,
    ]);
    const isThere = code === 0 || (await isPublished(root, one));
    if (!isThere) {
      const rest = missing.slice(index).map(({ name, version }) => `${name} ${version}`);
      terminal.error(`Not published: ${rest.join(", ")}. Fix the cause and run this again: it continues there.\n`);
      return refused(terminal, `npm publish failed for ${one.name}`, output);
    }
    terminal.out(
      line(code !== 0 ? "there" : dryRun ? "packed" : "published", `${one.name} ${one.version} as ${one.tag}`),
    );
  }
  return exit.ok;
}

function summary(published: number, there: number, dryRun: boolean): string {
  if (published === 0) return `nothing to do: the registry has all ${count(there, "package")}`;
  return `${count(published, "package")} ${dryRun ? "would be published" : "published"}, ${there} already in the registry`;
}

interface PackageJson {
  readonly name?: string;
  readonly version?: string;
  readonly private?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Returns the packages to pack or publish, or why that is not possible: none exists, or their files are not up to date. */
export function packagesTo(purpose: "pack" | "publish", root: string): readonly Publishable[] | UsageError {
  const packages = publishablePackages(root);
  if (packages.length === 0) return { problem: `packages/ has no package to ${purpose}: run kiln generate first.` };
  const [first, ...others] = purpose === "publish" ? outdatedFiles(root) : outdatedPackedFiles(root);
  if (first === undefined) return packages;
  const files = `${count(others.length + 1, "file")} of packages/ ${others.length === 0 ? "is" : "are"}`;
  return { problem: `${files} missing or not up to date: “${first}”. Run kiln generate first.` };
}

/** Returns the packages below `packages/` that are not private. */
function publishablePackages(root: string): readonly Publishable[] {
  return writtenPackages(root, []).flatMap(({ path, name: folder, text }) => {
    const { name, version, private: isPrivate, ...needs } = JSON.parse(text) as PackageJson;
    if (folder === undefined || isPrivate === true || name === undefined || version === undefined) return [];
    return [
      {
        name,
        version,
        folder: dirname(path),
        needs: Object.keys({ ...needs.dependencies, ...needs.peerDependencies, ...needs.optionalDependencies }),
      },
    ];
  });
}

/** Returns the outputs whose text is not in the manifest: git ignores packed files, so they may be missing or old. */
function outdatedFiles(root: string): readonly string[] {
  const manifest = textOf(root, manifestPath) ?? "";
  return [...parseManifest(manifest).manifest].flatMap(([path, hashes]) => {
    const text = textOf(root, path);
    return text !== undefined && hashes.includes(hashOf(withLineFeeds(text))) ? [] : [path];
  });
}

/** Returns the outdated outputs that git ignores or that are missing. `kiln pack` packs an edited file as it is. */
function outdatedPackedFiles(root: string): readonly string[] {
  const packed = parseManifest(textOf(root, packedPath) ?? "").manifest;
  return outdatedFiles(root).filter((path) => packed.has(path) || !existsSync(join(root, path)));
}

function textOf(root: string, path: string): string | undefined {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : undefined;
}

/** Returns the registry's data for a package, or `undefined` if the name is unknown. */
async function lookUp(root: string, name: string): Promise<Published | { readonly problem: string } | undefined> {
  const { code, out, output } = await npm(
    root,
    ["view", name, "versions", "dist-tags", "--json", "--prefer-online"],
    "quiet",
  );
  if (code !== 0) return /\bE404\b/.test(output) ? undefined : { problem: output };
  // For a package without versions, npm prints an empty string. For one version, it prints a single string.
  const { versions = [], "dist-tags": tags = {} } = JSON.parse(out === "" ? "{}" : out) as {
    readonly versions?: string | readonly string[];
    readonly "dist-tags"?: Published["tags"];
  };
  return { versions: typeof versions === "string" ? [versions] : versions, tags };
}

/** Looks up a package again after a failure, because another run may have published the version in the meantime. */
async function isPublished(root: string, { name, version }: Publication): Promise<boolean> {
  const response = await lookUp(root, name);
  return response !== undefined && "versions" in response && response.versions.includes(version);
}

/** Reports whether the CI environment provides npm with an identity for signing. */
function hasIdentity(): boolean {
  return ["ACTIONS_ID_TOKEN_REQUEST_URL", "SIGSTORE_ID_TOKEN"].some((name) => (process.env[name] ?? "") !== "");
}

function refused({ error }: Terminal, what: string, output: string): ExitCode {
  error(`${what}:\n${lastLines(output)}`);
  return exit.failed;
}

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly output: string;
}

/** Runs npm. In a terminal, the user sees its prompts, such as for a one-time password, unless the mode is `quiet`. */
export function npm(cwd: string, args: readonly string[], mode: "asking" | "quiet" = "asking"): Promise<Ran> {
  const isSeen = mode === "asking" && process.stdin.isTTY === true && process.stdout.isTTY === true;
  return new Promise((done, fail) => {
    const child = spawn("npm", args, {
      cwd,
      stdio: isSeen ? "inherit" : ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
    });
    const [out, error]: [string[], string[]] = [[], []];
    child.stdout?.setEncoding("utf8").on("data", (text: string) => out.push(text));
    child.stderr?.setEncoding("utf8").on("data", (text: string) => error.push(text));
    child.on("error", fail);
    child.on("close", (code) => done({ code, out: out.join("").trim(), output: [...error, ...out].join("").trim() }));
  });
}

/** Returns the last lines of npm's output, indented. */
export function lastLines(output: string): string {
  const lines = output.split("\n").filter((text) => !text.includes("A complete log of this run"));
  return lines
    .slice(-12)
    .map((text) => `  ${text}\n`)
    .join("");
}

/** Returns the folder to pack in place of a package's own, such as `packages/client`. */
type FolderToPack = (folder: string) => string;

/**
 * Calls a function with copies of the packages that have maps from their declarations to the spec, and removes the
 * copies afterwards. Packages without maps are packed from their own folders.
 */
export async function withMaps<Result>(
  root: string,
  { out }: Pick<Terminal, "out">,
  pack: (folderToPack: FolderToPack) => Promise<Result>,
): Promise<Result> {
  const compilation = buildState() === "missing" ? undefined : compileFolder(root, emitters);
  if (compilation?.model === undefined) return pack((folder) => resolve(root, folder));
  const { sources, outputs } = compilation;
  const all = mappedFiles(filesOf(outputs), sources);
  const current = all.filter((file) => isCurrent(root, file));
  const packages = groupBy(current, ({ path }) => path.split("/").slice(0, 2).join("/"));
  const stage = mkdtempSync(join(tmpdir(), "kiln-pack-"));
  try {
    for (const [folder, files] of packages) {
      const copy = join(stage, basename(folder));
      cpSync(join(root, folder), copy, { recursive: true, filter: (path) => basename(path) !== "node_modules" });
      addMaps(copy, folder, files, sources);
    }
    out(line("maps", `${count(current.length, "declaration file")} in ${count(packages.size, "package")}`));
    if (current.length < all.length) {
      const stale = all.length - current.length;
      const differing = `${count(stale, "declaration file")} ${stale === 1 ? "differs" : "differ"}`;
      out(line("", `${differing} from the output for spec/, so there is no map: run kiln generate first`));
    }
    return await pack((folder) => (packages.has(folder) ? join(stage, basename(folder)) : resolve(root, folder)));
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

function isCurrent(root: string, { path, declarations }: MappedFile): boolean {
  return existsSync(join(root, path)) && withLineFeeds(readFileSync(join(root, path), "utf8")) === declarations;
}

function addMaps(copy: string, folder: string, files: readonly MappedFile[], spec: ReadonlyMap<string, string>): void {
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  };
  for (const { path, text, map } of files) {
    const inside = path.slice(folder.length + 1);
    write(inside, text);
    write(`${inside}.map`, map);
  }
  for (const [path, text] of sourcesOf(files, spec)) write(`${sourcesFolder}/${path}`, text);
}
