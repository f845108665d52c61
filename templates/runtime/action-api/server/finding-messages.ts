import type { Finding } from "../../query/server/request.js";
import { findingGround, errorStatus } from "../../query/server/findings.js";
import { pathOf } from "../../query/server/modules.js";
import { wikitextOf, cannotUseWith, messageText, messageTexts, mustUseWith } from "./message-texts.js";
import type { Message, MessageSubject, MessageText } from "../../query/server/message.js";
import type { Options } from "./options.js";
import type { ModuleInfo, ParameterInfo, RuleInfo, Table } from "../../query/server/table.js";

interface RequestFacts {
  readonly table: Table;
  readonly options: Options;
  readonly given: ReadonlyMap<string, string>;
  /** True if the higher limits apply to the caller. */
  readonly high: boolean;
  readonly namespaces: readonly number[];
}

type Severity = MessageSubject["severity"];

/** The parameter that controls how a response is serialized. */
const printed = "formatversion";
const printer = "json";
const main = "main";
const query = "query";
const noText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export function messageOf(finding: Finding, severity: Severity, request: RequestFacts): Message {
  const { table, options } = request;
  const { code, wireName: name } = finding;
  const module = finding.module === undefined ? undefined : table.modules[finding.module];
  const parameter = parameterOf(finding, module, table);
  const value = name === undefined ? undefined : valueOf(finding, parameter, request);
  const markup = value === undefined ? undefined : wikitextOf(value);
  const about = { code, severity, module, parameter, name, value, markup, given: request.given };
  const text = options.messageText?.(about) ?? messageTextOf(finding, severity, parameter, module, request);
  const owner = module === undefined || ofMain.includes(code) ? ownerOf(finding, table) : pathOf(module);
  return { ...text, code, module: owner, ground: findingGround(table, finding) };
}

/** Codes that concern the request as a whole, regardless of the module that reads the parameter. */
const ofMain = ["unsupportedarray"];
/** Codes that concern the pages of a request and no single parameter. */
const ofQuery = ["redirectsandrevids"];

/** Returns the protocol module that reads a parameter of no query module. */
function ownerOf({ code, parameter }: Finding, table: Table): string {
  if (ofMain.includes(code)) return main;
  if (parameter === printed) return printer;
  if (ofQuery.includes(code)) return query;
  return parameter === undefined || table.sets[main]?.parameters.some(({ name }) => name === parameter) ? main : query;
}

function parameterOf({ parameter }: Finding, module: ModuleInfo | undefined, table: Table): ParameterInfo | undefined {
  if (parameter === undefined) return undefined;
  const all =
    module === undefined ? Object.values(table.sets).flatMap(({ parameters }) => parameters) : module.parameters;
  const isTemplateOf = ({ name, templatevars }: ParameterInfo): boolean =>
    templatevars !== undefined && parameter.startsWith(name.slice(0, name.indexOf("{")));
  return all.find(({ name }) => name === parameter) ?? all.find(isTemplateOf);
}

function messageTextOf(
  finding: Finding,
  severity: Severity,
  parameter: ParameterInfo | undefined,
  module: ModuleInfo | undefined,
  request: RequestFacts,
): MessageText {
  const { table, given, high } = request;
  const start = startOf(finding, module, request);
  const pair = pairOf(finding, module, request, start);
  const make = Object.hasOwn(messageTexts, finding.code) ? messageTexts[finding.code] : undefined;
  if (make === undefined) return pair ?? messageText(`apierror-${finding.code}`, conditionOf(finding, table));
  const { wireName: name = "", received = "", values = [] } = finding;
  const whole = given.get(name) ?? received;
  const rule = parameter?.required ? undefined : ruleOf(finding, module, request);
  return make({
    name,
    parameter,
    severity,
    high,
    mostValues: table.mostValues,
    values,
    value: valueOf(finding, parameter, request),
    pair,
    choices: choicesOf(parameter, request),
    isGiven: given.has(name),
    isModule: Object.hasOwn(table.modules, whole),
    rule: rule?.parameters.map((one) => start + one) ?? [],
    kind: rule?.kind ?? "",
    present: declared(rule, module)
      .map((one) => start + one)
      .filter((one) => given.has(one)),
    isList: whole.startsWith(table.separators[1] || "\0"),
    feature: featureOf(finding, parameter, module, table),
  });
}

/** Returns the offending value in the form shown in a response. */
function valueOf(finding: Finding, parameter: ParameterInfo | undefined, { given }: RequestFacts): string {
  if (parameter?.type === "boolean") return "1";
  const { wireName = "", received = "" } = finding;
  return shownText(isOfItem(finding, parameter) ? received : (given.get(wireName) ?? received));
}

/** Reports whether a finding concerns a single item of a list, not the whole list. */
function isOfItem({ code }: Finding, parameter: ParameterInfo | undefined): boolean {
  return (
    parameter?.multi === true && code !== "unrecognizedvalues" && !(code === "deprecation" && parameter.deprecated)
  );
}

/** Returns a string in the form shown in responses: in Normalization Form C and without control characters. */
export function shownText(text: string): string {
  return text.toWellFormed().replace(noText, "\ufffd").normalize("NFC");
}

/** Returns the allowed values in the order of their list. */
function choicesOf(
  parameter: ParameterInfo | undefined,
  { namespaces }: RequestFacts,
): readonly (string | number)[] | undefined {
  if (parameter === undefined) return undefined;
  const { type, extranamespaces = [] } = parameter;
  if (typeof type === "object") return type;
  return type === "namespace" ? [...namespaces, ...extranamespaces].toSorted((one, other) => one - other) : undefined;
}

/** Returns the message for a rule by which one parameter requires or excludes another. */
function pairOf(
  { code, parameter }: Finding,
  module: ModuleInfo | undefined,
  { table, given }: RequestFacts,
  start: string,
): MessageText | undefined {
  if (parameter !== undefined || module === undefined) return undefined;
  const meets = (part: string): string | undefined => partOf(part, start, module, given, table);
  for (const { kind, code: broken, each = [], others = [] } of table.rules[module.name] ?? []) {
    if (broken !== code) continue;
    const one = each.map(meets).find((part) => part !== undefined);
    const other = others.map(meets).find((part) => part !== undefined);
    if (one === undefined) continue;
    if (kind === "excludes" && other !== undefined) return cannotUseWith(start + one, start + other);
    if (kind === "needs" && other === undefined) return mustUseWith(start + one, start + others[0]);
  }
  return undefined;
}

/**
 * Returns the part of a rule that the request matches: the parameter name, or the name with the given values. Examples:
 * `user`, `prop=ids|title`.
 */
function partOf(
  part: string,
  start: string,
  module: ModuleInfo,
  given: ReadonlyMap<string, string>,
  { separators: [separator] }: Table,
): string | undefined {
  const [name = "", values] = part.split(/=(.*)/s);
  const text = given.get(start + name);
  if (values === undefined) return text === undefined ? undefined : name;
  const whole = text ?? String(module.parameters.find((one) => one.name === name)?.default ?? "");
  const found = values.split("|").filter((value) => whole.split(separator).includes(value));
  return found.length === 0 ? undefined : `${name}=${found.join("|")}`;
}

/** Returns the prefix of the parameter names in this request. */
function startOf(
  { parameter, wireName }: Finding,
  module: ModuleInfo | undefined,
  { table, given }: RequestFacts,
): string {
  if (parameter !== undefined && wireName !== undefined) return wireName.slice(0, wireName.length - parameter.length);
  const isGenerator = module !== undefined && given.get(table.generator[0]) === module.name;
  return `${isGenerator ? table.generator[1] : ""}${module?.prefix ?? ""}`;
}

/** Returns the broken rule, which is found by its first parameter. */
function ruleOf(
  { code, parameter }: Finding,
  module: ModuleInfo | undefined,
  { table }: RequestFacts,
): RuleInfo | undefined {
  const rules =
    module === undefined ? Object.values(table.sets).flatMap(({ rules }) => rules) : (table.rules[module.name] ?? []);
  const isMissing = code === "missingparam";
  const kinds = isMissing ? ["exactly-one-of", "at-least-one-of"] : ["exactly-one-of", "at-most-one-of"];
  return rules.find(({ kind, parameters }) => parameters[0] === parameter && kinds.includes(kind));
}

/** Returns the parameters of a rule in the order in which the module declares them. */
function declared(rule: RuleInfo | undefined, module: ModuleInfo | undefined): readonly string[] {
  const names = rule?.parameters ?? [];
  return module === undefined
    ? names
    : module.parameters.map(({ name }) => name).filter((name) => names.includes(name));
}

/** Returns the feature as part of a query string: `action=query&list=allpages&apfoo=bar`. */
function featureOf(
  { wireName, received }: Finding,
  parameter: ParameterInfo | undefined,
  module: ModuleInfo | undefined,
  table: Table,
): string {
  const selector = Object.keys(table.groups).find(
    (group) => module !== undefined && table.groups[group]?.includes(module.name),
  );
  const parts = [
    ...Object.entries(table.constants).map((pair) => pair.join("=")),
    ...(selector === undefined ? [] : [`${selector}=${module?.name}`]),
  ];
  if (wireName !== undefined)
    parts.push(parameter?.deprecated || received === undefined ? wireName : `${wireName}=${received}`);
  return parts.join("&");
}

/** Returns the condition that causes the error code, from the description of the service. */
function conditionOf({ code, parameter, wireName = "" }: Finding, table: Table) {
  const general = parameter === undefined ? code : code.replace(wireName, "{wireName}");
  const known = [code, general].find((one) => Object.hasOwn(table.errors, one));
  const condition = known === undefined ? undefined : table.errors[known]?.condition;
  return condition === undefined ? code : condition.replaceAll("`", "");
}

export function statusOf(table: Table, code: string): number {
  return errorStatus(table, code) ?? 200;
}
