import type { Project } from "../../../model/model.ts";
import { type JsonObject, printJson } from "../../../codegen/json.ts";
import { renderTemplate } from "../../../codegen/template.ts";
import { changelog, decisionExports, decisionFiles, migrations } from "./common-file-names.ts";
import { licenseText, packageHead, packageName } from "./data-package.ts";
import { docComment, remark, stringLiteral } from "../../../codegen/typescript.ts";

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

/** A file that people expect in the root of a package, and its location. */
export interface Moved {
  readonly name: string;
  /** The module that exports it, such as `@kiln/client/exchange`. */
  readonly from: string;
}

/**
 * Returns the root of a package whose code is in separate entry points. It exports no code. An import from it is
 * reported by the editor, by the compiler and, at run time, by an error that names the entry points.
 */
function rootEntry(packageName: string, moved: readonly Moved[]): readonly (readonly [path: string, text: string])[] {
  const head = `${remark(`The root of ${packageName}, which lists its modules. Generated: change the spec instead.`)}\n`;
  const where = moved.map(({ name, from }) => `${name} from ${JSON.stringify(from)}`).join(", ");
  const message = `${packageName} has nothing in its root. Import ${where}.`;
  const names = [...new Map(moved.map((one) => [one.name, one])).values()];
  const types = names.map(({ name, from }) => {
    return `${docComment("", "", [`@deprecated Import it from ${JSON.stringify(from)}.`])}export declare const ${name}: never;\n`;
  });
  const rest = `${docComment("", "", [`@deprecated ${message}`])}declare const nothing: never;\nexport default nothing;\n`;
  return [
    ["generated/index.d.ts", `${head}${types.join("\n")}\n${rest}`],
    [
      "generated/index.js",
      `${head}throw new Error(${stringLiteral(message)});\n\n${names.map(({ name }) => `export const ${name} = undefined;\n`).join("")}export default undefined;\n`,
    ],
  ];
}
