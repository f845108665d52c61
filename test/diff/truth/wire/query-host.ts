import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { StandardSchemaV1 } from "@standard-schema/spec";
import { requestFaults, type GroupRole, type Module, type QueryService } from "../../../../generators/model/query.ts";
import { camelCase, clientTypeNames, serverNames } from "../../../../generators/naming/type-names.ts";
import type { Built } from "../packages.ts";
import type { Contract } from "./contract.ts";
import { mount, type Mounted, type Recorder } from "./mounted.ts";
import type { WireRequest } from "./request.ts";

/** The generated server and client of a service of query modules. */
export interface QueryHost {
  readonly service: QueryService;
  readonly serve: (handlers?: QueryHandlers) => Promise<Mounted>;
  readonly clientOf: (options: object) => QueryClient;
  readonly contract: Contract;
  /** Returns true if the validators find no fault in a request. */
  readonly isRight: (request: WireRequest) => boolean;
  readonly takes: (module: string, parameters: unknown) => boolean;
}

export interface QueryHandlers {
  readonly modules: Readonly<Record<string, QueryHandler>>;
  readonly generators: Readonly<Record<string, QueryHandler>>;
  readonly pages?: QueryHandler;
}

export type QueryHandler = (parameters: unknown, context: any) => unknown;
type QueryClient = Readonly<Record<"query", (request: object) => Promise<unknown>>>;

/**
 * Returns true for findings that are not faults. Rules with a code of the spec only warn, and deprecated values still
 * work. The specs of the cases have no parameter `action`.
 */
function isNoFault({ code, values }: Finding): boolean {
  return !faults.has(code) || (code === "unrecognizedparams" && String(values) === "action");
}

const faults = new Set<string>(requestFaults.filter((fault) => fault !== "deprecation"));

interface Finding {
  readonly code: string;
  readonly values?: readonly string[];
}

interface Decoded {
  readonly errors?: readonly Finding[];
  readonly warnings: readonly Finding[];
}

/** The right that grants the higher limits in the protocol of the cases. */
const highRight = "apihighlimits";

/** Marks a request as that of a caller with the higher limits. */
export const highHeader = "x-high";

export async function queryHost(built: Built, service: QueryService): Promise<QueryHost> {
  const load = async (name: string): Promise<Record<string, any>> => {
    const file = join(
      built.folder,
      "node_modules",
      built.model.project.packageScope,
      name,
      "generated",
      service.id,
      "index.js",
    );
    return (await import(pathToFileURL(file).href)) as Record<string, any>;
  };
  const names = { ...serverNames(service), ...clientTypeNames(service) };
  const [server, client, validators] = [await load("server"), await load("client"), await load("validators")];
  return {
    service,
    serve: async (handlers = plainHandlers(service)) => {
      const recorder: Recorder = { got: undefined };
      const options = {
        caller: ({ headers }: any) => ({ rights: headers[highHeader] === undefined ? [] : [highRight], groups: [] }),
        highLimits: ({ rights }: any) => rights.includes(highRight),
      };
      return mount(service, server[names.plugin](recordedBy(recorder, handlers), options), recorder);
    },
    clientOf: (options) =>
      client[names.create]({ userAgent, endpoint: endpointOf(service), retries: { attempts: 1 }, ...options }),
    contract: server[names.contract](),
    takes: (module, parameters) => {
      const standard = validators[camelCase(module)]["standard"]["~standard"] as StandardSchemaV1.Props;
      return (standard.validate(parameters) as StandardSchemaV1.Result<unknown>).issues === undefined;
    },
    isRight: ({ url, headers, body }) => {
      const query = body ?? new URL(url).search.slice(1);
      const { errors = [], warnings } = validators["decodeRequest"](query, {
        highLimits: highHeader in headers,
      }) as Decoded;
      return [...errors, ...warnings].every(isNoFault);
    },
  };
}

/** Returns the endpoint, with a default if no document states the address. */
export function endpointOf({ baseUrl, wire }: QueryService): string {
  return `${baseUrl.value ?? "https://service.invalid"}${wire.endpoint.value ?? ""}`;
}

const userAgent = "Truth/1.0 (truth@user.invalid)";

const somePage = { pageid: 1, ns: 0, title: "One" };

const responses: Readonly<Record<GroupRole, QueryHandler>> = {
  items: () => [{ title: "One" }],
  properties: (_, { pages }) => (pages as readonly unknown[]).map((page) => [page, { also: "this" }]),
  facts: () => ({ fact: "It is so" }),
};

/** Creates handlers that return one item. */
export function plainHandlers({ modules, groups }: QueryService): QueryHandlers {
  const nothing = ({ group }: Module): QueryHandler =>
    responses[groups.find(({ name }) => name === group)?.role ?? "items"];
  return {
    modules: Object.fromEntries(modules.map((module) => [module.name, nothing(module)])),
    generators: Object.fromEntries(
      modules.filter(({ generator }) => generator).map(({ name }) => [name, () => [somePage]]),
    ),
    pages: () => ({ pages: [] }),
  };
}

/** Records each request in its decoded form, with the names of the called handlers. */
function recordedBy(recorder: Recorder, { modules, generators, pages }: QueryHandlers): QueryHandlers {
  const recorded =
    (asked: string, handler: QueryHandler): QueryHandler =>
    (parameters, context) => {
      const before = (recorder.got?.["asked"] ?? []) as readonly string[];
      recorder.got = JSON.parse(JSON.stringify({ ...context.request, asked: [...before, asked] })) as Recorder["got"];
      return handler(parameters, context);
    };
  const all = (handlers: QueryHandlers["modules"], kind: string): QueryHandlers["modules"] =>
    Object.fromEntries(Object.entries(handlers).map(([name, handler]) => [name, recorded(`${kind} ${name}`, handler)]));
  return { modules: all(modules, "module"), generators: all(generators, "generator"), ...(pages && { pages }) };
}
