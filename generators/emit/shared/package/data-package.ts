import type { Project } from "../../../model/model.ts";
import { printJson, type JsonObject } from "../../../codegen/json.ts";
import { quote } from "../../../codegen/unsafe.ts";
import { renderTemplate } from "../../../codegen/template.ts";
import { versionOf } from "../../../naming/package-versions.ts";
import type { OutFile } from "../../emitter.ts";
import { changelog, decisionExports, decisionFiles } from "./common-file-names.ts";

/** A package of JSON files with an index of them. */
export interface DataPackage {
  readonly project: Project;
  /** Without the scope: `schemas`. */
  readonly name: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /**
   * The name of its templates: `readme/<name>.md.hbs`, and `package/<name>/` with the declarations `index.d.ts`,
   * `file.d.ts` and `file.d.cts`.
   */
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

/**
 * Returns all files of the package except those that the index lists. `index.json` is in the root for tools that do not
 * support `exports`. The index is packed.
 */
export function packageFiles(data: DataPackage, into: string): readonly OutFile[] {
  const { project, templates, index, indexName } = data;
  const list = `[\n${index.map((entry) => `  { ${literalEntries(entry)} },\n`).join("")}]`;
  const indexTypes = renderTemplate(`package/${templates}/index.d.ts.hbs`, {});
  const texts: readonly (readonly [string, string])[] = [
    ["package.json", printJson(packageJson(data))],
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

/** Returns the first members of every `package.json`. */
export function packageHead(data: Pick<DataPackage, "project" | "name" | "description" | "keywords">): JsonObject {
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

export function licenseText({ contact, license }: Project): string {
  return renderTemplate("package/LICENSE.hbs", { holder: contact, license, isMit: license === "MIT" });
}

function packageJson(data: DataPackage): JsonObject {
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
