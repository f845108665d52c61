import { existsSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { fastifyRange } from "../emit/server/emitter.ts";
import { initFiles, moduleFault, nodeFault, packageJson, projectName, serverPackageJson } from "../init/files.ts";
import type { JsonObject } from "../codegen/json.ts";
import { rewriteFiles } from "../write/rewrite.ts";
import type { Command } from "./command.ts";
import { commandsFor, exit, misusedIn, version } from "./terminal.ts";
import { importOpenApi } from "./import-openapi.ts";
import { generateOnce } from "./generate-once.ts";
import { line, printFindings } from "./print.ts";
import { refreshRuntime } from "./runtime.ts";
import { scaffoldServer } from "./scaffold.ts";
import { writeNew } from "./new.ts";

const misused = misusedIn("init");

export const init: Command = {
  name: "init",
  summary: "create a small service in this folder: spec, packages, server, test, workflow",
  arguments: "[NAME]",
  flags: ["from", "root", "debug", "help"],
  flagHelp: {
    from: { value: "FILE|URL", help: "import this OpenAPI document instead of creating a task list" },
  },
  details: `NAME is the name of the project and its npm scope (default: the name of the folder). Existing files
are not changed, except that missing entries are added to package.json. A folder that already has a spec/ is refused.

With --from, the spec is imported into spec/NAME, as by kiln import openapi, and the handlers of the server are stubs.
To list every loss, run: kiln import openapi FILE|URL --into spec/NAME --json

Exit code 0: done. 1: done, except for files that already existed or losses of the import. 2: not done. 3: an internal error.`,
  async run(options, terminal) {
    const root = resolve(terminal.folder, options.root);
    const name = projectName(options.positionals[0] ?? basename(root));
    if (name === undefined)
      return misused(
        terminal,
        `“${options.positionals[0] ?? basename(root)}” contains no letter, so it cannot be the name of the project. Run: kiln init NAME`,
      );
    if (existsSync(join(root, "spec")))
      return misused(terminal, "There is a spec/ already: kiln generate compiles it.");
    const present = presentPackage(root);
    if ("problem" in present) return misused(terminal, present.problem);
    const from = options.texts.from.at(-1);
    const into = [`spec/${name}`];
    const imported =
      from === undefined
        ? exit.ok
        : await importOpenApi.run(from, { ...options, texts: { ...options.texts, into } }, terminal, false);
    if (imported === exit.failed) return imported;
    const manager = packageManager();
    const files = [
      ...initFiles(name, { usesPnpm: manager === "pnpm", hasExample: from === undefined }),
      { path: "packages/reference-server/package.json", text: serverPackageJson(name, fastifyRange) },
    ];
    const kept = files.filter(({ path, text }) => !writeNew(join(root, path), text));
    writePackage(root, present.text, packageJson(name, `^${version()}`, present.content));
    const generated = generateOnce(root, refreshRuntime(commandsFor(options, terminal)), options, terminal);
    terminal.error(await printFindings(generated.diagnostics, generated.compilation.sources, options, terminal));
    if (generated.compilation.model === undefined) return generated.code;
    await scaffoldServer(root, generated.compilation.model, undefined);
    terminal.out(
      report(
        from === undefined ? `${name}: a spec for a task list` : `${name}: a spec of ${from}`,
        kept.map(({ path }) => path),
        moduleFault(present.content),
        manager,
      ),
    );
    return kept.length === 0 && imported === exit.ok ? generated.code : exit.findings;
  },
};

interface Present {
  /** The content of the file, or `undefined` if it does not exist. */
  readonly text: string | undefined;
  readonly content: JsonObject;
}

function presentPackage(root: string): Present | { readonly problem: string } {
  const path = join(root, "package.json");
  if (!existsSync(path)) return { text: undefined, content: {} };
  const text = readFileSync(path, "utf8");
  try {
    return { text, content: JSON.parse(text) as JsonObject };
  } catch (error) {
    return { problem: `package.json cannot be read: ${(error as Error).message}.` };
  }
}

function writePackage(root: string, before: string | undefined, after: string): void {
  if (before === undefined) writeNew(join(root, "package.json"), after);
  else rewriteFiles(root, [{ path: "package.json", before, after }], "kiln init");
}

type PackageManager = "npm" | "pnpm" | "yarn";

/** Returns the package manager that runs this program. It identifies itself in the environment. */
function packageManager(): PackageManager {
  const agent = process.env["npm_config_user_agent"] ?? "";
  return (["pnpm", "yarn"] as const).find((name) => agent.startsWith(`${name}/`)) ?? "npm";
}

function report(
  created: string,
  kept: readonly string[],
  modules: string | undefined,
  manager: PackageManager,
): string {
  const runner = manager === "npm" ? "npx" : manager;
  const steps = [`${manager} install`, `${manager} test`, `${manager} start`, `${runner} kiln docs`];
  const fault = nodeFault(process.versions.node);
  return [
    ...kept.map((path) => line("there", `${path}: already exists, not changed`)),
    line("init", `created ${created}, its packages, a server and a test`),
    ...(fault === undefined ? [] : [line("node", fault)]),
    ...(modules === undefined ? [] : [line("modules", modules)]),
    `\nNext:\n${steps.map((step) => `    ${step}\n`).join("")}Then edit spec/, and run: ${manager === "npm" ? "npm run" : manager} generate\n`,
  ].join("");
}
