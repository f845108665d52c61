import type { Project, Service } from "../../model/model.ts";
import { lineComment, propertyKey, stringLiteral } from "../../codegen/typescript.ts";
import type { Module, QueryService } from "../../model/query.ts";
import { outputName } from "../../naming/declared-name.ts";
import { generators, pageSet, queryServerNames, selectedGroups } from "../shared/server/query/module-info.ts";
import type { Operation, Resource, ResourceService } from "../../model/resource.ts";
import { camelCase, collectionName, handlersTypeName } from "../../naming/type-names.ts";
import type { Place } from "../../model/place.ts";
import { packageName } from "../shared/package/package.ts";

export function handlersOf(service: Service): readonly Handler[] {
  switch (service.kind) {
    case "query":
      return queryHandlers(service);
    case "resource":
      return resourceHandlers(service);
  }
}

/** Returns files for the handlers, or lists such as `modules`, that are not in `present`. */
export function stubsFor(
  folder: string,
  project: Project,
  service: Service,
  present: ReadonlySet<string>,
): readonly Stub[] {
  const scope = stubScope(folder, project, service);
  switch (service.kind) {
    case "query":
      return queryStubs(service, scope, present);
    case "resource":
      return resourceStubs(service, scope, present);
  }
}

function queryHandlers(service: QueryService): readonly Handler[] {
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

function queryStubs(service: QueryService, scope: StubScope, present: ReadonlySet<string>): readonly Stub[] {
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

/* The types and comments of handlers, by list. */
const lists = {
  modules: { type: "HandlersByModule", comment: "Handles the module" },
  generators: { type: "HandlersByGenerator", comment: "Names pages, as the generator" },
} as const;

type ListName = keyof typeof lists;

/** Returns one module's handler, in a separate file below the folder of its list. */
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

function resourceHandlers({ resources }: ResourceService): readonly Handler[] {
  return resources.flatMap((resource) =>
    resource.operations.map((operation): Handler => {
      const { name, operationId, place } = operation;
      const names = [
        resource.id,
        collectionName(resource),
        name,
        camelCase(name),
        operationId,
        `${resource.id}.${name}`,
      ];
      return { path: nameOf(resource, operation), names, place };
    }),
  );
}

/** Returns one file for a resource without handlers, or one for each operation missing from an existing resource. */
function resourceStubs(service: ResourceService, scope: StubScope, present: ReadonlySet<string>): readonly Stub[] {
  return service.resources.flatMap((resource) => {
    const missing = resource.operations.filter((operation) => !present.has(nameOf(resource, operation)));
    if (missing.length === 0) return [];
    return missing.length === resource.operations.length
      ? [resourceStub(service, scope, resource)]
      : missing.map((operation) => operationStub(service, scope, resource, operation));
  });
}

function nameOf(resource: Resource, { name }: Operation): string {
  return `${collectionName(resource)}.${camelCase(name)}`;
}

function resourceStub(service: ResourceService, { folder, types }: StubScope, resource: Resource): Stub {
  const file = `${outputName(resource.id)}.ts`;
  const members = resource.operations.map((operation) => {
    return (
      `${comment(operation, "  ")}  ${propertyKey(camelCase(operation.name))}: ` +
      `${body(nameOf(resource, operation), "  ")},\n`
    );
  });
  return {
    path: `${folder}/${file}`,
    text:
      `${imports(types, service, resource)}export const handlers: ${handlersTypeName(service, resource)}` +
      ` = {\n${members.join("")}};\n`,
    wiring: [
      {
        file: `${folder}/handlers.ts`,
        lines: [`export { handlers as ${propertyKey(collectionName(resource))} } from ${stringLiteral(`./${file}`)};`],
      },
    ],
  };
}

function operationStub(
  service: ResourceService,
  { folder, types }: StubScope,
  resource: Resource,
  operation: Operation,
): Stub {
  const file = `${outputName(resource.id)}-${outputName(operation.name)}.ts`;
  const key = camelCase(operation.name);
  const type = `${handlersTypeName(service, resource)}[${stringLiteral(key)}]`;
  return {
    path: `${folder}/${file}`,
    text:
      `${imports(types, service, resource)}${comment(operation, "")}export const handler: ${type} = ` +
      `${body(nameOf(resource, operation), "")};\n`,
    wiring: [
      {
        file: `the module of ${collectionName(resource)}`,
        lines: [
          `import { handler as ${key}Handler } from ${stringLiteral(`./${file}`)};`,
          `${propertyKey(key)}: ${key}Handler,`,
        ],
      },
    ],
  };
}

function imports(types: string, service: ResourceService, resource: Resource): string {
  return (
    `import { NotImplementedError, type ${handlersTypeName(service, resource)} } from ` + `${stringLiteral(types)};\n\n`
  );
}

function comment({ summary }: Operation, indent: string): string {
  return lineComment(`${summary}.`, indent);
}

function body(name: string, indent: string): string {
  return `async (_request, _unit) => {\n${indent}  throw new NotImplementedError(${stringLiteral(name)});\n${indent}}`;
}

export interface Handler {
  /** Its path in the handlers: `modules.allpages`, `pagingGroups.list`. */
  readonly path: string;
  /** The names that select it: those in its path, and the spec's name of its module, resource or operation. */
  readonly names: readonly string[];
  readonly place: Place;
}

/** A file for the user to complete: typed handlers without an implementation. */
export interface Stub {
  /** Relative to the root. */
  readonly path: string;
  readonly text: string;
  /** Changes to other files that make the server use it. */
  readonly wiring: readonly Wiring[];
}

export interface Wiring {
  readonly file: string;
  readonly lines: readonly string[];
}

/** The folder of a service's handlers and the module with their types. */
interface StubScope {
  readonly folder: string;
  /** The generated module with their types, such as `@kiln/server/query`. */
  readonly types: string;
}

function stubScope(folder: string, project: Project, service: Pick<Service, "id">): StubScope {
  return {
    folder: handlersFolder(folder, service),
    types: `${packageName(project, "server")}/${outputName(service.id)}`,
  };
}

function handlersFolder(folder: string, service: Pick<Service, "id">): string {
  return `${folder}/${serviceFolder(service)}`;
}

/** Returns the name of a service's folder within a folder of handlers. The packages export it by the same name. */
export function serviceFolder({ id }: Pick<Service, "id">): string {
  return outputName(id);
}

export function handlersFile(folder: string, service: Pick<Service, "id">): string {
  return `${handlersFolder(folder, service)}/handlers.ts`;
}
