import { lineComment, propertyKey, stringLiteral } from "../../codegen/typescript.ts";
import type { Module, QueryService } from "../../model/query.ts";
import { outputName } from "../../naming/output-name.ts";
import { generators, pageSet, queryServerNames, selectedGroups } from "../shared/server/query-names.ts";
import type { Handler, Stub, StubScope, Wiring } from "./stub.ts";

export function queryHandlers(service: QueryService): readonly Handler[] {
  const handler = (list: ListName, { name, place }: Module): Handler => ({
    path: `${list}.${name}`,
    names: [list, name],
    place,
  });
  return [
    ...modulesOf(service).map((module) => handler("modules", module)),
    ...generators(service).map((module) => handler("generators", module)),
    ...(pageSet(service) === undefined ? [] : [{ path: "pages", names: ["pages"], place: service.place }]),
  ];
}

export function queryStubs(service: QueryService, scope: StubScope, present: ReadonlySet<string>): readonly Stub[] {
  const missing = (list: ListName, modules: readonly Module[]): readonly Module[] =>
    modules.filter(({ name }) => !present.has(`${list}.${name}`));
  const stubs = (list: ListName, modules: readonly Module[]): readonly Stub[] => {
    return missing(list, modules).map((module) => moduleStub(scope, module, list, present.has(list)));
  };
  return [
    ...stubs("modules", modulesOf(service)),
    ...stubs("generators", generators(service)),
    ...(pageSet(service) === undefined || present.has("pages") ? [] : [pagesStub(service, scope)]),
  ];
}

function modulesOf(service: QueryService): readonly Module[] {
  return selectedGroups(service).flatMap(({ modules }) => modules);
}

/* The type and the comment of a handler, by its list. */
const lists = {
  modules: { type: "HandlersByModule", comment: "Answers the module" },
  generators: { type: "HandlersByGenerator", comment: "Names pages, as the generator" },
} as const;

type ListName = keyof typeof lists;

/** One module's handler, in a file of its own below the folder of its list. */
function moduleStub({ folder, types }: StubScope, { name }: Module, list: ListName, isListed: boolean): Stub {
  const file = `${list}/${outputName(name)}.ts`;
  const { type, comment } = lists[list];
  const listing: Wiring = { file: `${folder}/handlers.ts`, lines: [`export * as ${list} from "./${list}.ts";`] };
  return {
    path: `${folder}/${file}`,
    text: stubText(types, type, name, `${comment} \`${name}\`.`, `${list}.${name}`),
    wiring: [
      ...(isListed ? [] : [listing]),
      {
        file: `${folder}/${list}.ts`,
        lines: [`export { handler as ${propertyKey(name)} } from ${stringLiteral(`./${file}`)};`],
      },
    ],
  };
}

function pagesStub(service: QueryService, { folder, types }: StubScope): Stub {
  return {
    path: `${folder}/pages.ts`,
    text: stubText(
      types,
      queryServerNames(service).handlers,
      "pages",
      "Finds the pages that a request names.",
      "pages",
    ),
    wiring: [{ file: `${folder}/handlers.ts`, lines: [`export { handler as pages } from "./pages.ts";`] }],
  };
}

function stubText(types: string, type: string, member: string, comment: string, name: string): string {
  const message = stringLiteral(`The handler ${name} is not implemented yet.`);
  const text = `{ key: "apierror-nohandler", text: ${message} }`;
  return [
    `import type { ${type} } from ${stringLiteral(types)};\n\n`,
    lineComment(comment),
    `export const handler: NonNullable<${type}[${stringLiteral(member)}]> = (_parameters, context) => {\n`,
    `  return context.fail("nohandler", ${text}, 501);\n};\n`,
  ].join("");
}
