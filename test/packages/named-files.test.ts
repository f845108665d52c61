import { cpSync, existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { parseDocument } from "yaml";
import { baseFolder } from "../support/base.ts";
import { rootFolder } from "../support/emit.ts";
import { readFiles } from "../support/files.ts";
import { generatedProject } from "../support/generated-project.ts";

/* For any spec, the files that a package refers to exist. So do the commands and modules in its README. */

const temporary: string[] = [];
afterAll(() => temporary.forEach((folder) => rmSync(folder, { recursive: true })));

/** Creates the base spec without a service, and without the decisions that only this service cites. */
function baseWithout(service: string): string {
  const folder = mkdtempSync(join(tmpdir(), "kiln-part-"));
  temporary.push(folder);
  cpSync(baseFolder, folder, { recursive: true });
  rmSync(join(folder, "spec", service), { recursive: true });
  const decisions = join(folder, "spec/decisions.yaml");
  const document = parseDocument(readFileSync(decisions, "utf8"));
  const cited = [...readFiles(join(folder, "spec"))]
    .filter(([path]) => path !== "decisions.yaml")
    .map(([, text]) => text)
    .join();
  for (const id of Object.keys(document.toJS() as object)) if (!cited.includes(id)) document.delete(id);
  writeFileSync(decisions, document.toString());
  return folder;
}

const specs: Readonly<Record<string, () => string>> = {
  "services of both styles": () => baseFolder,
  "a service of resources": () => baseWithout("library"),
  "a service of query modules": () => baseWithout("office"),
  "a service of resources without keys": () => join(rootFolder, "test/fixtures/bookings"),
};

/** Third-party packages that READMEs show next to Kiln's. */
const foreign: readonly string[] = ["@opentelemetry/api", "@modelcontextprotocol/server/stdio"];

interface PackageJson {
  readonly name: string;
  readonly bin?: Readonly<Record<string, string>>;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly [key: string]: unknown;
}

describe.each(Object.entries(specs))("of %s", (_, spec) => {
  const folder = generatedProject(spec());
  const packages = readdirSync(join(folder, "packages")).map((name) => {
    const at = join(folder, "packages", name);
    return { name, at, json: JSON.parse(readFileSync(join(at, "package.json"), "utf8")) as PackageJson };
  });

  it.each(packages)("package $name names files that are there", ({ at, json }) => {
    const paths = pathsOf(json);
    expect(paths.length).toBeGreaterThan(1);
    expect(paths.filter((path) => filesAt(path, at).length === 0 && !isMadeByPacking(path, json))).toEqual([]);
  });

  it.each(packages)("the modules and declarations of package $name import files that are there", ({ at }) => {
    const files = globSync("**/*.{js,d.ts}", { cwd: at, exclude: ["node_modules/**"] });
    const missing = files.flatMap((file) =>
      relativeImports(readFileSync(join(at, file), "utf8"))
        .map((path) => join(at, file, "..", file.endsWith(".d.ts") ? path.replace(/\.js$/, ".d.ts") : path))
        .filter((path) => !existsSync(path)),
    );
    expect(missing).toEqual([]);
  });

  it.each(packages)("package $name has scripts that run what is there", ({ at, json }) => {
    const commands = Object.values(json.scripts ?? {}).flatMap((script) => script.split(" && "));
    const files = commands.map((script) => /^node (\S+)/.exec(script)?.[1]);
    expect(files.filter((file) => file === undefined || !existsSync(join(at, file)))).toEqual([]);
  });

  it.each(packages)("the README of package $name names modules and commands that are there", ({ at, json }) => {
    const text = readFileSync(join(at, "README.md"), "utf8");
    const named = [
      ...new Set(
        [...text.matchAll(/(?<=["`])@[\w-]+\/[\w-]+(?:\/[^"`\s]+)?(?=["`])/g)].map(([specifier]) => specifier),
      ),
    ];
    const others = packages.map((one) => one.json);
    expect(named.filter((specifier) => !foreign.includes(specifier) && !isExported(specifier, others, folder))).toEqual(
      [],
    );
    expect(commandsIn(text).filter((command) => !isCommand(command, json, at))).toEqual([]);
    expect(linksIn(text).filter((link) => !existsSync(join(at, link)))).toEqual([]);
  });
});

function relativeImports(text: string): readonly string[] {
  return [...text.matchAll(/(?:from|import|import\() ?"(\.{1,2}\/[^"]+)"/g)].map(([, path]) => path!);
}

/** Returns all paths of a package.json: in `exports`, `main`, `types`, `files` and `bin`. */
function pathsOf({ exports, main, types, files, bin }: PackageJson): readonly string[] {
  return [...new Set([exports, main, types, files, bin].flatMap(textsIn))];
}

/** Returns the files that match a path. A star in an export also matches folders. */
function filesAt(path: string, folder: string): readonly string[] {
  return globSync(path.replace("*", "**/*"), { cwd: folder });
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/**
 * Returns whether packing creates the file. These are the YAML files, as the README states, and the changelog of a
 * handwritten package.
 */
function isMadeByPacking(path: string, { scripts }: PackageJson): boolean {
  return (path.endsWith(".yaml") || path === "CHANGELOG.md") && scripts?.["prepack"] !== undefined;
}

/** Returns whether a package exports a module, and its file exists. */
function isExported(specifier: string, packages: readonly PackageJson[], folder: string): boolean {
  const owner = packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  if (owner === undefined) return false;
  const path = `.${specifier.slice(owner.name.length)}`;
  const keys = Object.keys(owner["exports"] as object);
  const key =
    keys.find((one) => one === path) ??
    keys.find((one) => one.includes("*") && new RegExp(`^${one.replace(".", "\\.").replace("*", ".+")}$`).test(path));
  if (path === "." && !keys.includes(".")) return true;
  if (key === undefined) return false;
  const star = key.includes("*") ? path.slice(key.indexOf("*"), path.length - (key.length - key.indexOf("*") - 1)) : "";
  const at = join(folder, "node_modules", owner.name);
  const targets = textsIn((owner["exports"] as Readonly<Record<string, unknown>>)[key]).map((target) =>
    target.replace("*", star),
  );
  return targets.every((target) => existsSync(join(at, target)) || isMadeByPacking(target, owner));
}

/** Returns the commands in a README: lines of shell blocks, and inline code that begins with the name of a program. */
function commandsIn(text: string): readonly string[] {
  const shells = [...text.matchAll(/```(?:sh|bash)\n([^]*?)```/g)].flatMap(([, lines = ""]) => lines.split("\n"));
  const inline = [...text.matchAll(/`((?:kiln|npm|npx|node|pnpm|yarn) [^`]+)`/g)].map(([, command = ""]) => command);
  return [...shells, ...inline].filter((line) => line.trim() !== "");
}

function linksIn(text: string): readonly string[] {
  return [...text.matchAll(/\]\(([^)#\s]+)/g)].map(([, link = ""]) => link).filter((link) => !/^[a-z]+:/.test(link));
}

const kilnCommands = readdirSync(join(rootFolder, "generators/cli")).map((file) => file.replace(/\.ts$/, ""));

/**
 * Returns whether a command exists: a command of `kiln`, `npm pack`, `npm publish`, or a script or program of the
 * package.
 */
function isCommand(command: string, { scripts, bin }: PackageJson, at: string): boolean {
  const [program = "", first = "", second = ""] = command.trim().split(/\s+/);
  if (program === "kiln") return kilnCommands.includes(first);
  if (program === "npx" && first === "kiln") return kilnCommands.includes(second);
  if (program === "node") return existsSync(join(at, first));
  if (program === "npm")
    return ["pack", "publish", "install"].includes(first) || scripts?.[first === "run" ? second : first] !== undefined;
  return bin?.[program === "npx" ? first : program] !== undefined;
}
