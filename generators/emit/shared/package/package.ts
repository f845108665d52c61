import { type JsonObject, printJson } from "../../../codegen/json.ts";
import type { Project } from "../../../model/model.ts";
import { quote } from "../../../codegen/unsafe.ts";
import { renderTemplate } from "../../../codegen/template.ts";
import { versionOf } from "../../../naming/package-versions.ts";
import type { OutFile } from "../../emitter.ts";
import { docComment, remark, stringLiteral } from "../../../codegen/typescript.ts";

/** The files with decisions in the root of a package: one for programs, one for people. */
export const decisionFiles = ["decisions.json", "DECISIONS.md"] as const;

const decisionExports: JsonObject = { "./decisions.json": "./decisions.json" };

/** The changelog in the root of each package, generated from the release records. */
export const changelog = "CHANGELOG.md";

/** The file with the changes that `kiln migrate` applies, generated from the release records. */
export const migrations = "migrations.json";

export const codePackages = ["validators", "client", "tanstack-query", "server", "mcp", "mock"] as const;

export interface DataPackage {
  readonly project: Project;
  /** Without the scope: `schemas`. */
  readonly name: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** The name of its templates: `readme/<name>.md.hbs`, and the declarations in `package/<name>/`. */
  readonly templates: string;
  readonly readme: object;
  /** The name under which the index is exported, such as `schemas`. */
  readonly indexName: string;
  readonly index: readonly JsonObject[];
  readonly exports: JsonObject;
  readonly files?: readonly string[];
  /** Scripts that create files for the tarball and remove them afterwards. */
  readonly scripts?: { readonly prepack: string; readonly postpack: string };
}

/** Returns all files except those in the index. `index.json` is for tools that do not support `exports`. */
export function packageFiles(data: DataPackage, into: string): readonly OutFile[] {
  const { project, templates, index, indexName } = data;
  const list = `[\n${index.map((entry) => `  { ${literalEntries(entry)} },\n`).join("")}]`;
  const indexTypes = renderTemplate(`package/${templates}/index.d.ts.hbs`, {});
  const texts: readonly (readonly [string, string])[] = [
    ["package.json", printJson(dataPackageJson(data))],
    ["README.md", renderTemplate(`readme/${templates}.md.hbs`, data.readme)],
    ["LICENSE", licenseText(project)],
    ["index.json", printJson(index)],
    ["generated/index.js", `export const ${indexName} = ${list};\n`],
    ["generated/index.cjs", `exports.${indexName} = ${list};\n`],
    ["generated/index.d.ts", indexTypes],
    ["generated/index.d.cts", indexTypes],
    ["generated/file.d.ts", renderTemplate(`package/${templates}/file.d.ts.hbs`, {})],
    ["generated/file.d.cts", renderTemplate(`package/${templates}/file.d.cts.hbs`, {})],
  ];
  const isPacked = (path: string) => path === "index.json" || /\.c?js$/.test(path);
  return texts.map(([path, text]) => ({ path: `${into}/${path}`, text, owner: "generator", packed: isPacked(path) }));
}

/** Prints literal types of an index entry. The keys are fixed, and the values come from the spec. */
function literalEntries(entry: JsonObject): string {
  return Object.entries(entry)
    .map(([key, value]) => `${key}: ${quote(String(value))}`)
    .join(", ");
}

export function packageName(project: Project, name: string): string {
  return `${project.packageScope}/${name}`;
}

function packageHead(data: Pick<DataPackage, "project" | "name" | "description" | "keywords">): JsonObject {
  const { project, name, description, keywords } = data;
  return {
    name: packageName(project, name),
    version: versionOf(project, name),
    description,
    keywords: [...new Set([...project.keywords, ...keywords])],
    license: project.license,
    author: project.contact,
    repository: project.repository && {
      type: "git",
      url: `git+${project.repository.replace(/(?:\.git)?\/?$/, ".git")}`,
      directory: `packages/${name}`,
    },
    homepage: project.homepage,
    bugs: project.bugs && { url: project.bugs },
    type: "module",
  };
}

function licenseText({ contact, license }: Project): string {
  return renderTemplate("package/LICENSE.hbs", { holder: contact, license, isMit: license === "MIT" });
}

function dataPackageJson(data: DataPackage): JsonObject {
  const { project, exports, files = [], scripts } = data;
  return {
    ...packageHead(data),
    sideEffects: false,
    engines: { node: project.nodeRange },
    main: "./generated/index.cjs",
    types: "./generated/index.d.cts",
    exports: {
      ".": dual("index.d", { import: "./generated/index.js", require: "./generated/index.cjs" }),
      "./index.json": "./index.json",
      ...decisionExports,
      "./*.json": dual("file.d", { import: "./generated/*.json", require: "./generated/*.json" }),
      ...exports,
      "./package.json": "./package.json",
    },
    files: ["generated", "index.json", ...decisionFiles, ...files, changelog],
    scripts,
  };
}

function dual(types: string, paths: { readonly import: string; readonly require: string }): JsonObject {
  return {
    import: { types: `./generated/${types}.ts`, default: paths.import },
    require: { types: `./generated/${types}.cts`, default: paths.require },
  };
}

/** A package of code. Its README template has the package's name. */
interface CodePackage {
  readonly project: Project;
  /** Without the scope: `client`. */
  readonly name: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Members of `package.json` other than the head, the license and the exports that all packages share. */
  readonly more: JsonObject & { readonly exports: JsonObject };
  readonly readme: object;
  /** Names that users may look for in the root, with their modules. `undefined` if the root has its own module. */
  readonly moved: readonly Moved[] | undefined;
}

export function codePackageTexts(data: CodePackage): ReadonlyMap<string, string> {
  const { project, name, readme } = data;
  const common = { packageName: packageName(project, name), project: project.name, license: project.license };
  return new Map([
    ["package.json", printJson(codePackageJson(data))],
    ["README.md", withCodeSections(renderTemplate(`readme/${name}.md.hbs`, { ...common, ...readme }), common)],
    ["LICENSE", licenseText(project)],
    ...(data.moved === undefined ? [] : rootEntry(common.packageName, data.moved)),
  ]);
}

/** Adds the sections that the READMEs of all code packages share, before the license section. */
function withCodeSections(readme: string, common: object): string {
  const sections = renderTemplate("readme/code.md.hbs", common);
  return readme.replace(/^## Licence$/m, (heading) => sections + heading);
}

function codePackageJson(data: CodePackage): JsonObject {
  const { exports, ...rest } = data.more;
  return {
    ...packageHead(data),
    ...rest,
    files: [...(rest["bin"] === undefined ? [] : ["bin"]), "generated", ...decisionFiles, changelog, migrations],
    exports: {
      ".": codeEntry("index"),
      ...exports,
      ...decisionExports,
      [`./${migrations}`]: `./${migrations}`,
      "./package.json": "./package.json",
    },
  };
}

export function codeEntry(path: string): JsonObject {
  return { types: `./generated/${path}.d.ts`, default: `./generated/${path}.js` };
}

export interface Moved {
  readonly name: string;
  /** The module that exports it, such as `@kiln/client/exchange`. */
  readonly from: string;
}

/** Returns the root of a package without code, which names the entry points to the compiler and at run time. */
function rootEntry(packageName: string, moved: readonly Moved[]): readonly (readonly [path: string, text: string])[] {
  const head = `${remark(`The root of ${packageName}, which lists its modules. Generated: change the spec instead.`)}\n`;
  const where = moved.map(({ name, from }) => `${name} from ${JSON.stringify(from)}`).join(", ");
  const message = `${packageName} has nothing in its root. Import ${where}.`;
  const names = [...new Map(moved.map((one) => [one.name, one])).values()];
  const types = names.map(({ name, from }) => {
    return (
      `${docComment("", "", [`@deprecated Import it from ${JSON.stringify(from)}.`])}export declare ` +
      `const ${name}: never;\n`
    );
  });
  const rest =
    `${docComment("", "", [`@deprecated ${message}`])}declare const nothing: never;\n` + `export default nothing;\n`;
  return [
    ["generated/index.d.ts", `${head}${types.join("\n")}\n${rest}`],
    [
      "generated/index.js",
      `${head}throw new Error(${stringLiteral(message)});\n\n` +
        `${names.map(({ name }) => `export const ${name} = undefined;\n`).join("")}export default undefined;\n`,
    ],
  ];
}
