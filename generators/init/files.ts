import { renderTemplate } from "../codegen/template.ts";
import { type JsonObject, printJson } from "../codegen/json.ts";

interface InitFile {
  readonly path: string;
  readonly text: string;
}

const server = "packages/reference-server";

/** The target path of each template for every project. */
const templates: Readonly<Record<string, string>> = {
  "README.md.hbs": "README.md",
  gitattributes: ".gitattributes",
  gitignore: ".gitignore",
  "prettierrc.yaml": ".prettierrc.yaml",
  "extensions.json": ".vscode/extensions.json",
  "workflow/kiln.yml": ".github/workflows/kiln.yml",
  "workflow/release.yml": ".github/workflows/release.yml",
};

/** The templates of a project that starts with the task list. */
const forExample: Readonly<Record<string, string>> = {
  "spec/project.yaml.hbs": "spec/project.yaml",
  "spec/decisions.yaml": "spec/decisions.yaml",
  "spec/tasks/service.yaml": "spec/tasks/service.yaml",
  "spec/tasks/errors.yaml": "spec/tasks/errors.yaml",
  "spec/tasks/resources/task.yaml": "spec/tasks/resources/task.yaml",
  "server/src/tasks/task.ts.hbs": `${server}/src/tasks/task.ts`,
  "server/test/tasks.test.ts.hbs": `${server}/test/tasks.test.ts`,
};

/** The templates of a project that starts with an imported spec. */
const forImport: Readonly<Record<string, string>> = {
  "server/test/server.test.ts.hbs": `${server}/test/server.test.ts`,
};

/** Files that pnpm needs in addition to `workspaces` in `package.json`. */
const forPnpm: Readonly<Record<string, string>> = { "pnpm-workspace.yaml": "pnpm-workspace.yaml" };

/** Returns the files of a new project except for its `package.json`. */
export function initFiles(
  name: string,
  { usesPnpm, hasExample }: { readonly usesPnpm: boolean; readonly hasExample: boolean },
): readonly InitFile[] {
  const all = Object.entries({
    ...templates,
    ...(hasExample ? forExample : forImport),
    ...(usesPnpm ? forPnpm : {}),
  });
  return all.map(([template, path]) => ({ path, text: renderTemplate(`init/${template}`, { name }) }));
}

/**
 * Returns a valid name for a project, its npm scope and its spec. Returns `undefined` if the string contains no usable
 * characters.
 */
export function projectName(text: string): string | undefined {
  const name = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[-0-9]+|-+$/g, "")
    .slice(0, 40)
    .replace(/-+$/, "");
  return name === "" ? undefined : name;
}

/** The first Node version that runs TypeScript directly. */
const nodeFloor = "22.18";

/** Explains why this version of Node cannot run the server of a new project. Returns `undefined` if it can. */
export function nodeFault(version: string): string | undefined {
  const [[major = 0, minor = 0], [needed = 0, least = 0]] = [version, nodeFloor].map((text) =>
    text.split(".").map(Number),
  ) as [number[], number[]];
  return major > needed || (major === needed && minor >= least)
    ? undefined
    : `The server and its test need Node ${nodeFloor} or later; this is Node ${version}.`;
}

/**
 * Explains why a program in the folder of this `package.json` cannot import Kiln's packages. Returns `undefined` if it
 * can. `npm init -y` writes an unsuitable `type`.
 */
export function moduleFault({ type }: JsonObject): string | undefined {
  if (type !== "commonjs") return undefined;
  return `package.json has "type": "commonjs", but Kiln's packages and handlers are ES modules: a program next to it cannot import them. Run: npm pkg set type=module`;
}

/** Placeholders that npm writes into a new `package.json`, which can be replaced. */
const saysNothing: Readonly<Record<string, unknown>> = { test: 'echo "Error: no test specified" && exit 1' };

/**
 * Returns the `package.json` of a project: existing entries are kept, and required ones are added. `kiln` is the
 * version range of Kiln.
 */
export function packageJson(name: string, kiln: string, present: JsonObject = {}): string {
  return printJson({
    name,
    private: true,
    type: "module",
    ...present,
    workspaces: present["workspaces"] ?? ["packages/*"],
    scripts: { ...scripts, ...without(object(present["scripts"]), saysNothing) },
    engines: { node: `>=${nodeFloor}`, ...object(present["engines"]) },
    devDependencies: { "@types/node": "^24.0.0", kiln, typescript: "^5.9.0", ...object(present["devDependencies"]) },
  });
}

const scripts = {
  prepare: "kiln generate --packed",
  generate: "kiln generate",
  check: "kiln check",
  start: "node packages/reference-server/src/main.ts",
  test: "tsc -p packages/reference-server && node --test packages/reference-server/test/*.test.ts",
};

/**
 * Returns the `package.json` of the server, which users edit. It accepts any version of the generated packages, so that
 * a release does not change it.
 */
export function serverPackageJson(name: string, fastify: string): string {
  return printJson({
    name: `@${name}/reference-server`,
    private: true,
    type: "module",
    engines: { node: `>=${nodeFloor}` },
    dependencies: { [`@${name}/server`]: "*", fastify },
    devDependencies: { [`@${name}/client`]: "*" },
  });
}

function object(value: unknown): JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}

function without(entries: JsonObject, some: Readonly<Record<string, unknown>>): JsonObject {
  return Object.fromEntries(Object.entries(entries).filter(([key, value]) => some[key] !== value));
}
