import { type ByKind, byKind } from "../../model/group-by.ts";
import type { PackageNames } from "./runtime.ts";
import { incremental, remembered } from "../../model/memo.ts";
import type { Model, Project, Service } from "../../model/model.ts";
import type { PrintedFile } from "../../codegen/generated-file.ts";
import { environmentImports, runtimeClosure } from "../../runtime/closure.ts";
import type { RuntimeFile } from "../../runtime/built.ts";
import type { Emitter, OutFile } from "../emitter.ts";
import { codeEntry, codePackageTexts, packageName } from "../shared/package/package.ts";
import { codeFiles, pathsOf } from "../shared/package/common-files.ts";
import { declaredNames, pageParameters } from "./names.ts";
import { queryFiles } from "./query.ts";
import { resourceFiles } from "./resource.ts";
import type { ResourceService } from "../../model/resource.ts";
import { outputName } from "../../naming/declared-name.ts";
import { rangeOf } from "../../naming/package-versions.ts";
import { clientTypeNames } from "../../naming/type-names.ts";
import { type Group, clientNames } from "../shared/query-client-names.ts";
import { resourceSection } from "./resource/readme.ts";
import type { GroupRole, Module, QueryService } from "../../model/query.ts";
import { profileOf } from "../../model/profiles.ts";
import { memberAccess, propertyKey, stringLiteral } from "../../codegen/typescript.ts";
import { pageGuard } from "./page-guard.ts";
import { choicesOf } from "./query/parameters.ts";
import { clientName, localOrigin } from "../shared/examples/calls.ts";
import { queryScope } from "./query/scope.ts";

const into = "packages/client";

/** A client without dependencies: an entry point for each service, and the code that they share. */
export const client: Emitter = {
  name: "client",
  into,
  names: declaredNames,
  emit(model: Model): Iterable<OutFile> {
    return codeFiles(model, into, packageTexts(model), generatedFiles(model));
  },
};

const generatedFiles = remembered(({ project, services }: Model): readonly RuntimeFile[] => {
  const files = services.flatMap((service) => byKind(printers, service, packageNames(project)));
  return [...runtimeClosure(files), ...files];
});

const generatedPaths = incremental((model: Model) => pathsOf(generatedFiles(model)));

const packageNames = incremental((project: Project): PackageNames => {
  return { client: packageName(project, "client"), validators: packageName(project, "validators") };
});

const printers: ByKind<Service, [packages: PackageNames], readonly PrintedFile[]> = {
  query: queryFiles,
  resource: resourceFiles,
};

/** The files below `generated/` that users may import, for each service that has them. */
const entries = [
  ["", "index"],
  ["/account", "account"],
  ["/core", "core"],
  ["/extras", "extras"],
  ["/validate", "validate"],
  ["/check", "check"],
  ["/convert", "convert"],
] as const;

const packageTexts = incremental((model: Model): ReadonlyMap<string, string> => {
  const { project, services } = model;
  const generated = generatedPaths(model);
  const exports = services.flatMap(({ id }) => {
    const folder = outputName(id);
    return entries.map(([ending, file]) => [`./${folder}${ending}`, `${folder}/${file}`] as const);
  });
  const validators = packageName(project, "validators");
  return codePackageTexts({
    project,
    name: "client",
    description: `Clients of ${services.map(({ title }) => title).join(" and ")}`,
    keywords: ["client", "api", "fetch"],
    more: {
      sideEffects: false,
      engines: { node: project.nodeRange },
      ...environmentImports(generated),
      exports: Object.fromEntries(
        exports.filter(([, path]) => generated.has(`${path}.js`)).map(([name, path]) => [name, codeEntry(path)]),
      ),
      peerDependencies: { [validators]: rangeOf(project, "client", "validators") },
      peerDependenciesMeta: { [validators]: { optional: true } },
    },
    readme: readme(project, services),
    moved: services.map((service) => ({
      name: service.kind === "query" ? clientNames(service).create : clientTypeNames(service).create,
      from: `${packageName(project, "client")}/${outputName(service.id)}`,
    })),
  });
});

function readme(project: Project, services: readonly Service[]): object {
  const name = packageName(project, "client");
  const isResource = (service: Service): service is ResourceService => service.kind === "resource";
  const entryOf = ({ id }: Service): string => `${name}/${outputName(id)}`;
  const [some] = services;
  const resources = services
    .filter(isResource)
    .map((service) => resourceSection(service, entryOf(service), packageName(project, "validators")));
  return {
    keyVariables: resources.flatMap(({ keyVariable }) => keyVariable ?? [])[0],
    someCreate: some && (isResource(some) ? clientTypeNames(some).create : clientNames(some).create),
    someEntry: some && entryOf(some),
    hasProfile: services.some((service) => !isResource(service) && service.profile !== undefined),
    queries: services
      .filter((service) => !isResource(service))
      .map((service) => querySection(service, entryOf(service))),
    resources,
  };
}

function querySection(service: QueryService, entry: string): object {
  const { names, groups, generators, account, resultsOf } = queryScope(service);
  return {
    entry,
    endpoint: localOrigin + (service.wire.endpoint.value ?? "/api.php"),
    argument: names.argument,
    request: names.request,
    resultOf: names.resultOf,
    wrapped: groups
      .filter(({ role }) => role === "items")
      .map(({ member, types, one }) => ({ member, modules: types.modules, argument: types.argument, one }))[0],
    title: service.title,
    create: names.create,
    groups: groups.map(({ member, title }) => ({ member, title })),
    methods: groups.flatMap(groupCall),
    hasGenerators: generators !== undefined,
    hasProfile: profileOf(service) !== undefined,
    client: clientName(service),
    ...examples(service, groups, generators?.modules ?? []),
    itemType: service.modules.flatMap((module) => resultsOf(module).item?.name ?? [])[0],
    kindFlag: kindFlag(service),
    guard: pageGuard(service)?.name,
    pages: pageParameters(service)
      .map(({ name }) => name)
      .join(", "),
    low: service.limits.multiple.low,
    high: service.limits.multiple.high,
    hasAccount: account !== undefined,
  };
}

/** A line of code for each kind of call. A line is empty if no module is suitable for an example. */
interface Examples {
  readonly query: string;
  readonly list: string;
  readonly generate: string;
  readonly first: string;
}

interface Easy {
  readonly group: Group;
  readonly module: Module;
}

function examples(service: QueryService, groups: readonly Group[], generators: readonly Module[]): Examples {
  const easyOf = (role: GroupRole): Easy | undefined =>
    groups
      .filter((group) => group.role === role)
      .flatMap((group) => {
        const module = group.modules.find(isEasy);
        return module === undefined ? [] : [{ group, module }];
      })[0];
  const [list, property, [pages]] = [easyOf("items"), easyOf("properties"), pageParameters(service)];
  const generator = generators.find((module) => isEasy(module) && module.group === list?.module.group);
  const [client, most] = [clientName(service), service.wire.maxLimit?.value];
  const limit = (module: Module): string => `{ ${limitOf(module)}: ${most === undefined ? 10 : stringLiteral(most)} }`;
  const listLine =
    list &&
    `for await (const item of ${client}${memberAccess(list.group.member)}(${stringLiteral(list.module.name)}` +
      `, ${limit(list.module)})) console.log(item);`;
  const first =
    list &&
    `const some = await first(50, ${client}${memberAccess(list.group.member)}(` +
      `${stringLiteral(list.module.name)}, {}));`;
  if (property === undefined) return { query: "", list: listLine ?? "", generate: "", first: first ?? "" };
  const asked = (parameters: string): string =>
    `${propertyKey(property.group.member)}: { ${propertyKey(property.module.name)}: ${parameters} }`;
  return {
    query: pages === undefined ? "" : queryLine(client, propertyKey(pages.name), asked(limit(property.module))),
    list: listLine ?? "",
    generate: generator === undefined ? "" : generateLine(client, stringLiteral(generator.name), asked("{}")),
    first: first ?? "",
  };
}

function queryLine(client: string, pages: string, asked: string): string {
  return `const { pages: found } = await ${client}.query({ ${pages}: ["A", "B"], ${asked} });`;
}

function generateLine(client: string, generator: string, asked: string): string {
  return `for await (const page of ${client}.generate(${generator}, {}, { ${asked} })) console.log(page);`;
}

function groupCall({ role, member }: Group): readonly { readonly call: string; readonly what: string }[] {
  const call = `${member}(name, parameters)`;
  if (role === "items") return [{ call, what: "all items of one list, one after another" }];
  return role === "facts" ? [{ call, what: "the result of one module about the site" }] : [];
}

/** Returns a member that is present, with the value true, only on one kind of page: `page.missing`. */
function kindFlag({ answer }: QueryService): string | undefined {
  const fields = answer?.pages?.kinds.flatMap((kind) => kind.fields) ?? [];
  const flag = fields.find(({ type, optional }) => type.kind === "const" && type.value === true && !optional);
  return flag && `page${memberAccess(flag.name)}`;
}

function isEasy(module: Module): boolean {
  const { deprecated, parameters } = module;
  const needsNothing = parameters.every(({ required }) => !required) && choicesOf(module).length === 0;
  return !deprecated && needsNothing && parameters.some(({ type }) => type.kind === "limit");
}

function limitOf({ parameters }: Module): string {
  return propertyKey(parameters.find(({ type }) => type.kind === "limit")!.name);
}
