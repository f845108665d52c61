import type { PrintedFile } from "../../codegen/generated-file.ts";
import { type ByKind, byKind } from "../../model/group-by.ts";
import { incremental, remembered } from "../../model/memo.ts";
import type { Model, Project, Service } from "../../model/model.ts";
import type { Emitter, OutFile } from "../emitter.ts";
import { codeEntry, codePackageTexts, packageName } from "../shared/package/package.ts";
import { codeFiles, pathsOf } from "../shared/package/common-files.ts";
import { declaredNames, runtimeEntries, runtimeFiles } from "./names.ts";
import { queryFiles, responseNames } from "./query.ts";
import { resourceFiles } from "./resource.ts";
import type { JsonObject } from "../../codegen/json.ts";
import { outputName } from "../../naming/declared-name.ts";
import { rangeOf } from "../../naming/package-versions.ts";
import { serverNames } from "../../naming/type-names.ts";
import { needsKey, onlyResponse, operationsOf } from "../../model/operations.ts";
import type { ResourceService } from "../../model/resource.ts";
import { factRemark } from "../../describe/module.ts";
import { queryServerNames } from "../shared/server/query/module-info.ts";
import { takesIdempotencyKeys, takesTenants } from "../shared/server/resource/handlers.ts";

const into = "packages/server";

/** A plugin for each service, and the interfaces of the handlers that users write for it. */
export const server: Emitter = {
  name: "server",
  into,
  names: declaredNames,
  emit(model: Model): Iterable<OutFile> {
    const files = serviceFiles(model);
    return codeFiles(model, into, packageTexts(model), [...runtimeFiles(files), ...files]);
  },
};

const serviceFiles = remembered(({ project, services }: Model): readonly PrintedFile[] => {
  const validators = packageName(project, "validators");
  return services.flatMap((service) => byKind(filesByKind, service, validators));
});

const servicePaths = incremental((model: Model) => pathsOf(serviceFiles(model)));

const filesByKind: ByKind<Service, [validators: string], readonly PrintedFile[]> = {
  query: queryFiles,
  resource: resourceFiles,
};

/** The oldest maintained Node.js line, and the first release with `node:sqlite` without a flag. */
const nodeRange = ">=22.13";

export const fastifyRange = "^5.12.8";

const entries = [
  ["", "index"],
  ["/results", "results"],
] as const;

const packageTexts = incremental((model: Model): ReadonlyMap<string, string> => {
  const { project, services } = model;
  return codePackageTexts({
    project,
    name: "server",
    description: `A server of ${services.map(({ title }) => title).join(" and ")}`,
    keywords: ["server", "api", "fastify"],
    more: {
      sideEffects: false,
      engines: { node: nodeRange },
      exports: exportsOf(servicePaths(model)),
      dependencies: { [packageName(project, "validators")]: rangeOf(project, "server", "validators") },
      peerDependencies: { fastify: fastifyRange },
    },
    readme: readme(model),
    moved: services.map((service) => ({
      name: serverNames(service).plugin,
      from: `${packageName(project, "server")}/${outputName(service.id)}`,
    })),
  });
});

function exportsOf(paths: ReadonlySet<string>): JsonObject {
  const folders = [...paths]
    .filter((path) => path.endsWith("/index.js"))
    .map((path) => path.slice(0, -"/index.js".length));
  const all = folders.flatMap((folder) =>
    entries.map(([ending, file]) => [`./${folder}${ending}`, `${folder}/${file}`] as const),
  );
  const ofServices = all.filter(([, path]) => paths.has(`${path}.js`));
  const ofRuntime =
    paths.size === 0 ? [] : Object.entries(runtimeEntries).map(([name, path]) => [`./${name}`, path] as const);
  return Object.fromEntries([...ofServices, ...ofRuntime].map(([name, path]) => [name, codeEntry(path)]));
}

function readme({ project, services }: Model): object {
  const sections = services.map((service) => section(project, service));
  return { services: sections, example: sections.find(({ mock }) => mock !== "") };
}

interface Section {
  readonly title: string;
  readonly entry: string;
  readonly plugin: string;
  readonly contract: string;
  readonly handlers: string;
  readonly facts: readonly { readonly text: string }[];
  readonly isQuery: boolean;
  /** The name of the mock function, or an empty string if the service has no mock. */
  readonly mock: string;
  readonly createAnswer: string;
  /** True if the plugin of the resource service requires key options. */
  readonly hasKeys: boolean;
  readonly hasTenants: boolean;
  readonly hasIdempotencyKeys: boolean;
  readonly hasSeveral: boolean;
  readonly example: string;
}

function section(project: Project, service: Service): Section {
  const { plugin, contract, handlers } = serverNames(service);
  const facts = service.facts.map((fact) => ({ text: factRemark(fact) }));
  const common = {
    title: service.title,
    facts,
    entry: `${packageName(project, "server")}/${outputName(service.id)}`,
    plugin,
    contract,
    handlers,
  };
  if (service.kind === "resource")
    return { ...common, isQuery: false, mock: "", createAnswer: "", ...needsOf(service) };
  const none = { hasKeys: false, hasTenants: false, hasIdempotencyKeys: false, hasSeveral: false, example: "" };
  return {
    ...common,
    isQuery: true,
    mock: responseNames(service)?.mock ?? "",
    createAnswer: queryServerNames(service).createAnswer,
    ...none,
  };
}

function needsOf(
  service: ResourceService,
): Pick<Section, "hasKeys" | "hasTenants" | "hasIdempotencyKeys" | "hasSeveral" | "example"> {
  const [hasKeys, hasTenants] = [needsKey(service), takesTenants(service)];
  const example = [...(hasKeys ? ["authenticate"] : []), ...(hasTenants ? ["findTenant"] : [])].join(", ");
  const hasSeveral = operationsOf(service).some((operation) => onlyResponse(operation) === undefined);
  return { hasKeys, hasTenants, hasIdempotencyKeys: takesIdempotencyKeys(service), hasSeveral, example };
}
