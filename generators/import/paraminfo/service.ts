import { type NewFile, newFile } from "../../add/added.ts";
import type { Json, JsonObject } from "../../codegen/json.ts";
import { renderTemplate } from "../../codegen/template.ts";
import {
  type DescribedModule,
  type DescribedParameter,
  type Loss,
  type WikiDescription,
  formatModules,
  readHelpText,
} from "./description.ts";
import { type CommonLimits, type ImportedParameter, importParameter, maximumsIn, numberOf } from "./parameter.ts";
import * as protocol from "./protocol.ts";

export interface ImportTerms {
  /** The id of the service, which is also the name of its folder. */
  readonly service: string;
  /** The path of the JSON Schemas relative to `spec/`, or `undefined` if spec files name no schema. */
  readonly schemas: string | undefined;
  /** Returns the id of the decision that answers a question or leaves it open. */
  readonly decision: (question: protocol.Question) => string;
  /**
   * Modules, parameters (`search.limit`, `request.maxlag`) and defaults (`search.limit default`) that the spec language
   * does not allow, with the reason.
   */
  readonly omitted: ReadonlyMap<string, string>;
}

export interface ImportedService {
  readonly files: readonly NewFile[];
  readonly losses: readonly Loss[];
}

export function sourceOf(service: string): string {
  return `${service}-paraminfo`;
}

export function importService(wiki: WikiDescription, terms: ImportTerms): ImportedService {
  const losses: Loss[] = [...terms.omitted].map(([subject, feature]) => ({ subject, feature, instead: "nothing" }));
  const common = commonLimits([...wiki.modules, ...wiki.others.values()]);
  const file = (path: string, schema: string, members: JsonObject): NewFile =>
    newFile(`spec/${path}`, schema, terms.schemas, members);
  const sets = requestSets(wiki, common, terms, losses);
  const modules = wiki.modules.filter((module) => isNamed(module, losses) && !terms.omitted.has(module.name));
  const head = terms.schemas === undefined ? "" : `# yaml-language-server: $schema=../${terms.schemas}response.json\n`;
  return {
    files: [
      file(`sources/${protocol.MANUAL}.yaml`, "source", protocol.manualSource),
      file(`sources/${sourceOf(terms.service)}.yaml`, "source", wikiSource(wiki, terms)),
      file(`${terms.service}/service.yaml`, "query-service", serviceYaml(wiki, modules, common, terms)),
      file(`${terms.service}/request-parameters.yaml`, "request-parameters", withShared(sets, modules, terms)),
      {
        path: `spec/${terms.service}/response.yaml`,
        text: head + renderTemplate("import/action-api/response.yaml.hbs", { by: terms.decision("protocol") }),
      },
      file(`${terms.service}/errors.yaml`, "errors", errorsYaml(terms.decision("protocol"))),
      ...modules.map((module) =>
        file(`${terms.service}/modules/${module.name}.yaml`, "module", moduleYaml(module, common, terms, losses)),
      ),
    ],
    losses,
  };
}

/** Module names become file names. A module with an invalid name is recorded as a loss. */
function isNamed({ name, group }: DescribedModule, losses: Loss[]): boolean {
  const isId = [name, group].every((one) => /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(one) && one.length <= 60);
  if (!isId) losses.push({ subject: name, feature: "a name with other characters", instead: "nothing" });
  return isId;
}

function wikiSource({ siteName, software, baseUrl }: WikiDescription, { service }: ImportTerms): JsonObject {
  return {
    source: sourceOf(service),
    kind: "document",
    title: `The description that “${siteName ?? service}” gives of its API`,
    edition: software ?? "unknown",
    address: baseUrl && `${baseUrl}${protocol.ENDPOINT}?action=paraminfo&modules=query%2B*`,
    sections: {
      modules: { title: "Query modules and their parameters" },
      requests: { title: "Parameters of the request as a whole" },
    },
  };
}

function serviceYaml(
  wiki: WikiDescription,
  modules: readonly DescribedModule[],
  common: CommonLimits,
  { service, decision }: ImportTerms,
): JsonObject {
  const decided = (value: Json): JsonObject => ({ decided: value, by: decision("protocol") });
  const version = /\d+\.\d+\.\d+(?:-[0-9A-Za-z]+(?:[.-][0-9A-Za-z]+)*)?/.exec(wiki.software ?? "")?.[0];
  const selectors = wiki.others.get("query")?.parameters.filter(({ submodules }) => submodules !== undefined) ?? [];
  const generator = selectors.find(({ attributes }) => attributes["submoduleparamprefix"] !== undefined);
  const prefix = generator?.attributes["submoduleparamprefix"];
  const title = wiki.siteName ?? "MediaWiki";
  return {
    service,
    kind: "query",
    profile: decided("action-api"),
    title,
    summary: `Query modules of ${title}.`.slice(0, 200),
    description: readHelpText(wiki.others.get("query")?.description).description ?? `Query modules of ${title}.`,
    version: version ?? { unknown: decision("version") },
    baseUrl: wiki.baseUrl ?? { unknown: decision("baseUrl") },
    wire: {
      endpoint: decided(protocol.ENDPOINT),
      methods: decided(["GET", "POST"]),
      modulePath: "query+{name}",
      prefix: decided("concatenate"),
      generatorPrefix: typeof prefix === "string" ? prefix : decided("g"),
      generatorSelector: generator?.name ?? decided("generator"),
      separator: decided("|"),
      alternativeSeparator: decided("\u001F"),
      allSpecifier: common.allSpecifier ?? decided("*"),
      maxLimit: decided("max"),
      errorHeader: decided("MediaWiki-API-Error"),
      flags: decided("presence"),
    },
    constants: Object.fromEntries(Object.entries(protocol.constants).map(([name, value]) => [name, decided(value)])),
    groups: Object.fromEntries(groupsOf(modules).map((name) => [name, groupYaml(name, selectors, decided)])),
    limits: {
      limit: { ...common.limit },
      multiple: common.multiple,
      highRight: decided(protocol.HIGH_RIGHT),
      userSubtypes: common.userSubtypes,
    },
    authentication: { unknown: decision("authentication") },
    tokens: tokensOf(modules, decision),
    pages: { by: decision("protocol"), ...protocol.pages },
    errorBody: decided(messageForm("errors")),
    warningBody: decided(messageForm("warnings")),
  };
}

function groupsOf(modules: readonly DescribedModule[]): readonly string[] {
  const present = new Set(modules.map(({ group }) => group));
  const known = Object.keys(protocol.groups);
  return [...known.filter((name) => present.has(name)), ...[...present].filter((name) => !known.includes(name))];
}

function groupYaml(
  name: string,
  selectors: readonly DescribedParameter[],
  decided: (value: Json) => JsonObject,
): JsonObject {
  const selector = selectors.find((one) => one.name === name);
  return {
    title: protocol.groups[name]?.title ?? name,
    description: readHelpText(selector?.description).description,
    role: decided(protocol.groups[name]?.role ?? "items"),
    selector: selector === undefined ? decided(name) : name,
  };
}

function errorsYaml(by: string): JsonObject {
  const condition = "A number is outside its range. It is set to the nearest allowed value.";
  return { [protocol.OUT_OF_RANGE]: { condition: { decided: condition, by }, httpStatus: { decided: 200, by } } };
}

function messageForm(member: string): JsonObject {
  return { member, list: true, code: "code", text: "text", module: "module", data: "data" };
}

function tokensOf(modules: readonly DescribedModule[], decision: ImportTerms["decision"]): JsonObject | undefined {
  const isTokens = ({ name, type }: DescribedParameter): boolean =>
    name === "type" && typeof type !== "string" && type.includes(protocol.TOKEN);
  const module = modules.find(({ group, parameters }) => group === "meta" && parameters.some(isTokens));
  if (module === undefined) return undefined;
  const by = decision("protocol");
  const account = Object.entries(protocol.account).map(([fact, text]) => [fact, { decided: text, by }] as const);
  return { module: module.name, parameter: "type", account: Object.fromEntries(account) };
}

function moduleYaml(module: DescribedModule, common: CommonLimits, terms: ImportTerms, losses: Loss[]): JsonObject {
  const parameters = parametersOf(module, module.parameters, common, terms, losses);
  const rules = parameters.flatMap(({ name, cap }) =>
    cap === undefined ? [] : [{ cap: name, ...cap, warning: protocol.OUT_OF_RANGE }],
  );
  const facts = {
    extension: module.extension && `The module belongs to the extension ${module.extension}.`,
    internal: module.internal ? "The module is internal or unstable." : undefined,
    mustBePosted: module.mustBePosted ? "Requests with this module must use POST." : undefined,
  };
  return {
    module: module.name,
    description: readHelpText(module.description).description,
    manual: module.helpUrls.find((url) => /^https:\/\/[A-Za-z0-9.-]+\/[A-Za-z0-9._~:/?#@!$&+,;=%-]*$/.test(url)),
    group: module.group,
    prefix: module.prefix,
    generator: module.generator || undefined,
    deprecated: module.deprecated || undefined,
    parameters: Object.fromEntries(parameters.map(({ name, yaml }) => [name, shortForm(yaml)])),
    rules: rules.length > 0 ? rules : undefined,
    result: { unknown: terms.decision("results") },
    facts: Object.values(facts).some(Boolean) ? facts : undefined,
  };
}

function parametersOf(
  module: DescribedModule,
  parameters: readonly DescribedParameter[],
  common: CommonLimits,
  { omitted }: ImportTerms,
  losses: Loss[],
): readonly ImportedParameter[] {
  const imported = parameters
    .filter(({ name }) => !omitted.has(`${module.name}.${name}`))
    .map((parameter) => {
      const { yaml, ...rest } = importParameter(module, parameter, common);
      const hasDefault = !omitted.has(`${module.name}.${parameter.name} default`);
      return { ...rest, yaml: hasDefault ? yaml : { ...yaml, default: undefined } };
    });
  losses.push(...imported.flatMap((one) => one.losses));
  return imported;
}

/** Shortens `{ type: string }` to `string`. */
function shortForm(yaml: JsonObject): Json {
  const entries = Object.entries(yaml).filter(([, value]) => value !== undefined);
  return entries.length === 1 && yaml["type"] !== undefined ? yaml["type"] : yaml;
}

function requestSets(
  { others }: WikiDescription,
  common: CommonLimits,
  terms: ImportTerms,
  losses: Loss[],
): Readonly<Record<string, JsonObject>> {
  const by = terms.decision("protocol");
  const own = (path: string, isPart: (name: string, index: number) => boolean): JsonObject => {
    const module = others.get(path);
    if (module === undefined) return {};
    const parameters = module.parameters.filter((one, index) => isPart(one.name, index) && isPlain(one));
    const imported = parametersOf({ ...module, name: "request" }, parameters, common, terms, losses);
    return Object.fromEntries(imported.map(({ name, yaml }) => [name, shortForm(yaml)]));
  };
  const names = others.get("query")?.parameters.map(({ name }) => name) ?? [];
  const firstOfPageSet = names.includes(protocol.FIRST_OF_PAGE_SET)
    ? names.indexOf(protocol.FIRST_OF_PAGE_SET)
    : names.length;
  const main: Record<string, Json | undefined> = {
    action: { values: [protocol.constants.action], required: true, by },
    ...own("main", (name) => name !== "action"),
  };
  for (const path of formatModules)
    Object.assign(
      main,
      own(path, (name) => !Object.hasOwn(main, name)),
    );
  const sets: Readonly<Record<string, JsonObject>> = {
    main,
    "page-set": own("query", (_, index) => index >= firstOfPageSet),
    query: own("query", (_, index) => index < firstOfPageSet),
  };
  return Object.fromEntries(
    Object.entries(sets).map(([id, parameters]) => {
      const missing = Object.entries(protocol.requiredParameters[id]!)
        .filter(([name]) => !Object.hasOwn(parameters, name))
        .map(
          ([name, type]) => [name, { ...(typeof type === "string" ? { type } : (type as JsonObject)), by }] as const,
        );
      return [id, { ...parameters, ...Object.fromEntries(missing) }];
    }),
  );
}

/** Returns whether the parameter does not select query modules. */
function isPlain({ submodules }: DescribedParameter): boolean {
  return submodules === undefined || !Object.values(submodules).some((path) => path.startsWith("query+"));
}

/** Adds titles, and the list of flags whose names in a request are also names of flags of modules. */
function withShared(
  sets: Readonly<Record<string, JsonObject>>,
  modules: readonly DescribedModule[],
  { omitted }: ImportTerms,
): Readonly<Record<string, JsonObject>> {
  const flags = new Set(
    modules.flatMap((module) =>
      module.parameters
        .filter(({ name, type }) => type === "boolean" && !omitted.has(`${module.name}.${name}`))
        .map(({ name }) => module.prefix + name),
    ),
  );
  return Object.fromEntries(
    Object.entries(sets).map(([id, parameters]) => {
      const shared = Object.keys(parameters).filter((name) => flags.has(name));
      return [id, { title: protocol.requestSets[id], shared: shared.length > 0 ? shared : undefined, parameters }];
    }),
  );
}

/** Returns the limits that most parameters have. The spec defines them once for the service. */
function commonLimits(modules: readonly DescribedModule[]): CommonLimits {
  const all = modules.flatMap(({ parameters }) => parameters);
  const limits = all.flatMap(({ type, attributes }) => {
    const [minimum, maximum] = [numberOf(attributes, "min"), numberOf(attributes, "max")];
    return type !== "limit" || minimum === undefined || maximum === undefined
      ? []
      : [{ minimum, ...maximumsIn(attributes, { maximum, highMaximum: maximum }) }];
  });
  const multiples = all.flatMap(({ attributes }) => {
    const [low, high] = [numberOf(attributes, "lowlimit"), numberOf(attributes, "highlimit")];
    return low === undefined || high === undefined ? [] : [{ low, high }];
  });
  const subtypes = all.flatMap(({ attributes }) =>
    Array.isArray(attributes["subtypes"]) ? [attributes["subtypes"]] : [],
  );
  const specifiers = all.flatMap(({ attributes }) => attributes["allspecifier"] ?? []);
  return {
    limit: mostFrequent(limits) ?? protocol.defaultLimits.limit,
    multiple: mostFrequent(multiples) ?? protocol.defaultLimits.multiple,
    userSubtypes: (mostFrequent(subtypes) ?? []).map(String),
    allSpecifier: mostFrequent(specifiers.filter((one) => typeof one === "string")),
  };
}

function mostFrequent<Value>(values: readonly Value[]): Value | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(JSON.stringify(value), (counts.get(JSON.stringify(value)) ?? 0) + 1);
  const [first] = [...counts].toSorted(([, a], [, b]) => b - a);
  return first === undefined ? undefined : (JSON.parse(first[0]) as Value);
}
