import type { PrintedFile } from "../../codegen/generated-file.ts";
import { type ByKind, byKind } from "../../model/group-by.ts";
import { incremental, remembered } from "../../model/memo.ts";
import type { Model, Project, Service } from "../../model/model.ts";
import { runtimeClosure } from "../../runtime/closure.ts";
import type { RuntimeFile } from "../../runtime/built.ts";
import type { Emitter, OutFile } from "../emitter.ts";
import { codeFiles, pathsOf } from "../shared/package/common-files.ts";
import { codeEntry, codePackageTexts, packageName } from "../shared/package/package.ts";
import { declaredNames } from "./names.ts";
import { madeResults, queryFiles } from "./query.ts";
import { madeShapes, resourceFiles } from "./resource.ts";
import { needsKey } from "../../model/operations.ts";
import { outputName } from "../../naming/declared-name.ts";
import { rangeOf } from "../../naming/package-versions.ts";
import { mockNames } from "./mock-names.ts";
import type { QueryService } from "../../model/query.ts";
import type { Operation, Resource, ResourceService } from "../../model/resource.ts";
import { memberAccess } from "../../codegen/typescript.ts";
import { shapeFields } from "../../model/queries.ts";
import { fromWireName, readableResponses, toWireName } from "../../naming/readable-responses.ts";
import { camelCase, clientTypeNames, collectionName } from "../../naming/type-names.ts";
import { clientNames } from "../shared/query-client-names.ts";
import { selectedGroups } from "../shared/server/query/module-info.ts";
import { deedOf, listItems, storedShape } from "./resource/deeds.ts";

const into = "packages/mock";

/** A mock of each service, with test data and handlers for MSW. */
export const mock: Emitter = {
  name: "mock",
  into,
  names: declaredNames,
  emit(model: Model): Iterable<OutFile> {
    return codeFiles(model, into, packageTexts(model), generatedFiles(model));
  },
};

const generatedFiles = remembered(({ project, services }: Model): readonly RuntimeFile[] => {
  const validators = packageName(project, "validators");
  const files = services.flatMap((service) => byKind(filesByKind, service, validators));
  return [...runtimeClosure(files), ...files];
});

const generatedPaths = incremental((model: Model) => pathsOf(generatedFiles(model)));

const filesByKind: ByKind<Service, [validators: string], readonly PrintedFile[]> = {
  query: queryFiles,
  resource: resourceFiles,
};

/** The MSW versions that the handlers support. 2.7 is the first with the types that they use. */
const mswRange = "^2.7.0 || ^3.0.0";

const entries = [
  ["", "index"],
  ["/data", "data"],
  ["/msw", "msw"],
] as const;

const packageTexts = incremental((model: Model): ReadonlyMap<string, string> => {
  const { project, services } = model;
  const generated = generatedPaths(model);
  const exports = services.flatMap(({ id }) => {
    const folder = outputName(id);
    return entries.map(([ending, file]) => [`./${folder}${ending}`, `${folder}/${file}`] as const);
  });
  return codePackageTexts({
    project,
    name: "mock",
    description: `Mocks of ${services.map(({ title }) => title).join(" and ")}`,
    keywords: ["mock", "msw", "testing", "api"],
    more: {
      sideEffects: false,
      engines: { node: project.nodeRange },
      exports: Object.fromEntries(
        exports.filter(([, path]) => generated.has(`${path}.js`)).map(([name, path]) => [name, codeEntry(path)]),
      ),
      dependencies: { [packageName(project, "validators")]: rangeOf(project, "mock", "validators") },
      peerDependencies: { msw: mswRange },
      peerDependenciesMeta: { msw: { optional: true } },
    },
    readme: readme(model),
    moved: services.map((service) => ({
      name: mockNames(service).create,
      from: `${packageName(project, "mock")}/${outputName(service.id)}`,
    })),
  });
});

function readme({ project, services }: Model): object {
  const sections = services.map((service) => ({
    title: service.title,
    entry: `${packageName(project, "mock")}/${outputName(service.id)}`,
    isQuery: service.kind === "query",
    client: clientOf(project, service),
    hasModules: services.some(({ kind }) => kind === "query"),
    ...mockNames(service),
    ...(service.kind === "query" ? queryExample(service) : resourceExample(service)),
  }));
  const [[some], [first], withData] = [sections, services, sections.filter(({ factory }) => factory !== undefined)];
  return {
    some,
    // At most one service of each kind, for the sample programs.
    resource: withData.filter(({ isQuery }) => !isQuery).slice(0, 1),
    query: withData.filter(({ isQuery }) => isQuery).slice(0, 1),
    services: sections,
    serverPackage: packageName(project, "server"),
    someClient:
      first?.kind === "resource"
        ? { create: clientTypeNames(first).create, entry: `${packageName(project, "client")}/${outputName(first.id)}` }
        : undefined,
  };
}

/** Returns the client that tests use. For a query service, it can log in. */
function clientOf(project: Project, service: Service): object | undefined {
  const entry = `${packageName(project, "client")}/${outputName(service.id)}`;
  if (service.kind === "resource") return { ...clientTypeNames(service), entry };
  return service.profile === undefined || service.tokens === undefined
    ? undefined
    : { create: clientNames(service).create, entry };
}

/** The parts of sample programs in a README. A part is `undefined` if the service has no such feature. */
interface Example {
  readonly options: string;
  /** The member of the client and of the overrides for the sample list, such as `.pagingGroups.list`. */
  readonly access: string | undefined;
  readonly collection: string | undefined;
  /** The factories of the list's items and of stored objects. */
  readonly factory: string | undefined;
  readonly object: string | undefined;
  readonly code: string | undefined;
  readonly status?: number | undefined;
  /** The conversions of the resource, and a member that they rename. */
  readonly convert?: { readonly toWire: string; readonly fromWire: string; readonly member: string } | undefined;
  readonly address: string | undefined;
}

const none: Example = {
  options: "",
  access: undefined,
  collection: undefined,
  factory: undefined,
  object: undefined,
  code: undefined,
  address: undefined,
};

function resourceExample(service: ResourceService): Example {
  const options = [
    `baseUrl: "https://api.example"`,
    ...(needsKey(service) ? [`key: "any"`] : []),
    ...(service.tenant === undefined ? [] : [`tenant: "T1"`]),
  ].join(", ");
  const lists = service.resources.flatMap((resource) =>
    resource.operations
      .filter((operation) => isPlainList(service, resource, operation))
      .map((operation) => ({ resource, operation })),
  );
  const [found] = lists;
  if (found === undefined) return { ...none, options };
  const { resource, operation } = found;
  const factoryOf = (shape: string | undefined): string | undefined =>
    madeShapes(service).find((one) => one.resource === resource && one.shape.name === shape)?.factory;
  const items = listItems(resource, operation);
  const code = (operation.errors.find(() => true) ?? service.errors[0])?.code;
  const access = `${memberAccess(collectionName(resource))}${memberAccess(camelCase(operation.name))}`;
  return {
    ...none,
    options,
    access,
    collection: collectionName(resource),
    factory: factoryOf(items?.kind === "shape" ? items.shape : undefined),
    object: factoryOf(storedShape(resource)),
    convert: convertOf(resource, items?.kind === "shape" ? items.shape : undefined),
    code,
    status: service.errors.find((one) => one.code === code)?.httpStatus?.value,
  };
}

/** Returns a string member that has a different readable name. */
function convertOf(resource: Resource, items: string | undefined): Example["convert"] {
  const shape = resource.shapes.find(({ name }) => name === items);
  const isText = (name: string): boolean =>
    shapeFields(resource, shape!).some((field) => field.name === name && field.type.value?.kind === "string");
  const [, member] = (shape && [...(readableResponses(resource)?.names ?? [])].find(([name]) => isText(name))) ?? [];
  return member === undefined ? undefined : { toWire: toWireName(resource), fromWire: fromWireName(resource), member };
}

/** Reports whether an operation returns only a list and needs no parameters. */
function isPlainList(service: ResourceService, resource: Resource, operation: Operation): boolean {
  const { pathParameters, query, responses } = operation;
  const isList = responses[0]?.body?.value?.kind === "list" && listItems(resource, operation)?.kind === "shape";
  return (
    deedOf(service, resource, operation) === "list" &&
    isList &&
    pathParameters.length === 0 &&
    !query.some(({ required }) => required)
  );
}

function queryExample(service: QueryService): Example {
  const endpoint = service.wire.endpoint.value ?? "";
  const group = selectedGroups(service).find(({ role }) => role === "items");
  const made = service.answer === undefined || group === undefined ? [] : madeResults(service, service.answer);
  const found = made.find(
    ({ owner, type }) => type.endsWith("Item") && group!.modules.some((module) => module === owner),
  );
  const name = found === undefined ? undefined : (found.owner as { readonly name: string }).name;
  const address = `https://api.example${endpoint}`;
  if (group === undefined || name === undefined) return { ...none, address };
  return { ...none, address, access: `${memberAccess(group.selector)}${memberAccess(name)}`, factory: found!.factory };
}
