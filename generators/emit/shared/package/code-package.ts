import type { Project } from "../../../model/model.ts";
import { printJson, type JsonObject } from "../../../codegen/json.ts";
import { renderTemplate } from "../../../codegen/template.ts";
import { changelog, decisionExports, decisionFiles, migrations } from "./common-file-names.ts";
import { rootEntry, type Moved } from "./root-entry.ts";
import { licenseText, packageHead, packageName } from "./data-package.ts";

/** A package of code. Its README template has the package's name. */
export interface CodePackage {
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
    ["package.json", printJson(packageJson(data))],
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

function packageJson(data: CodePackage): JsonObject {
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
