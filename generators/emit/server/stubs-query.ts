import type { Module, QueryService } from "../../model/query.ts";
import { lineComment, propertyKey, stringLiteral } from "../../codegen/typescript.ts";
import { outputName } from "../../naming/output-name.ts";
import { generators, pageSet, queryServerNames, selectedGroups } from "./query-names.ts";
import { generatedModule, handlersFile, handwrittenFolder, typeFrom, type Stub, type Wiring } from "./stub.ts";

export function queryHandlers(service: QueryService): readonly string[] {
  return [
    ...modulesOf(service).map(({ name }) => `modules.${name}`),
    ...generators(service).map(({ name }) => `generators.${name}`),
    ...(pageSet(service) === undefined ? [] : ["pages"]),
  ];
}

export function queryStubs(service: QueryService, present: ReadonlySet<string>): readonly Stub[] {
  const listed = (list: string): readonly Wiring[] => (present.has(list) ? [] : [{ file: handlersFile(service), lines: [`export * as ${list} from "./${list}.js";`] }]);
  const missing = (list: string, modules: readonly Module[]): readonly Module[] => modules.filter(({ name }) => !present.has(`${list}.${name}`));
  return [
    ...missing("modules", modulesOf(service)).map((module) => moduleStub(service, module, "modules", listed("modules"))),
    ...missing("generators", generators(service)).map((module) => moduleStub(service, module, "generators", listed("generators"))),
    ...(pageSet(service) === undefined || present.has("pages") ? [] : [pagesStub(service)]),
  ];
}

function modulesOf(service: QueryService): readonly Module[] {
  return selectedGroups(service).flatMap(({ modules }) => modules);
}

/* What is told of a handler, by the list in which it is. */
const kinds = {
  modules: { type: "HandlersByModule", says: "Answers the module" },
  generators: { type: "HandlersByGenerator", says: "Names pages, as the generator" },
} as const;

/** One module's handler, in a file of its own below the folder of its list. */
function moduleStub(service: QueryService, { name }: Module, list: keyof typeof kinds, listed: readonly Wiring[]): Stub {
  const [folder, file] = [handwrittenFolder(service), `${list}/${outputName(name)}.js`];
  const type = `NonNullable<${typeFrom(generatedModule(service, "../"), kinds[list].type)}[${stringLiteral(name)}]>`;
  return {
    path: `${folder}/${file}`,
    text: stubText(`${kinds[list].says} \`${name}\`.`, type, `${list}.${name}`),
    wiring: [...listed, { file: `${folder}/${list}.js`, lines: [`export { handler as ${propertyKey(name)} } from ${stringLiteral(`./${file}`)};`] }],
  };
}

function pagesStub(service: QueryService): Stub {
  const type = `NonNullable<${typeFrom(generatedModule(service), queryServerNames(service).handlers)}["pages"]>`;
  return {
    path: `${handwrittenFolder(service)}/pages.js`,
    text: stubText("Finds the pages that a request names.", type, "pages"),
    wiring: [{ file: handlersFile(service), lines: [`export { handler as pages } from "./pages.js";`] }],
  };
}

function stubText(prose: string, type: string, name: string): string {
  const says = stringLiteral(`The handler ${name} is not written yet.`);
  return `${lineComment(prose, "", [`@type {${type}}`])}export const handler = (_parameters, _context) => {\n  throw new Error(${says});\n};\n`;
}
