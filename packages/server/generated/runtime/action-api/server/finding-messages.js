import { findingGround } from "../../query/server/grounds.js";
import { errorStatus } from "../../query/server/messages.js";
import { pathOf } from "../../query/server/modules.js";
import { messageText, messageTexts } from "./message-texts.js";
/** The parameters that say how an answer is printed, and what the module is called that checks them. */
const printed = "formatversion";
const printer = "json";
const main = "main";
const query = "query";
/** What a finding says to the caller. */
export function messageOf(finding, request) {
    const { table, options } = request;
    const { code, wireName: name } = finding;
    const module = finding.module === undefined ? undefined : table.modules[finding.module];
    const parameter = parameterOf(finding, module, table);
    const about = { code, module, parameter, name, value: name === undefined ? undefined : request.given.get(name) };
    const text = options.messageText?.(about) ?? messageTextOf(finding, parameter, module, request);
    return { ...text, code, module: module === undefined ? ownerOf(finding, table) : pathOf(module), ground: findingGround(table, finding) };
}
/** The module of the system that reads a parameter which belongs to none of the catalogue. */
function ownerOf({ parameter }, table) {
    if (parameter === printed)
        return printer;
    return parameter === undefined || table.sets[main]?.parameters.some(({ name }) => name === parameter) ? main : query;
}
function parameterOf({ parameter }, module, table) {
    if (parameter === undefined)
        return undefined;
    const all = module === undefined ? Object.values(table.sets).flatMap(({ parameters }) => parameters) : module.parameters;
    const isTemplateOf = ({ name, templatevars }) => templatevars !== undefined && parameter.startsWith(name.slice(0, name.indexOf("{")));
    return all.find(({ name }) => name === parameter) ?? all.find(isTemplateOf);
}
function messageTextOf(finding, parameter, module, request) {
    const { table, given, high } = request;
    const make = Object.hasOwn(messageTexts, finding.code) ? messageTexts[finding.code] : undefined;
    if (make === undefined)
        return messageText(`apierror-${finding.code}`, conditionOf(finding, table));
    const { wireName: name = "", received = "", values = [] } = finding;
    const whole = given.get(name) ?? received;
    const start = startOf(finding, module, request);
    const rule = parameter?.required ? undefined : ruleOf(finding, module, request, start);
    return make({
        name,
        parameter,
        high,
        mostValues: table.mostValues,
        values,
        value: parameter?.multi && finding.code !== "unrecognizedvalues" ? received : whole,
        rule: rule?.parameters.map((one) => start + one) ?? [],
        kind: rule?.kind ?? "",
        present: declared(rule, module)
            .map((one) => start + one)
            .filter((one) => given.has(one)),
        isList: whole.startsWith(table.separators[1] || "\0"),
        feature: featureOf(finding, parameter, module, table),
    });
}
/** The prefix of the names of the parameters in this request. */
function startOf({ parameter, wireName }, module, { table, given }) {
    if (parameter !== undefined && wireName !== undefined)
        return wireName.slice(0, wireName.length - parameter.length);
    const isGenerator = module !== undefined && given.get(table.generator[0]) === module.name;
    return `${isGenerator ? table.generator[1] : ""}${module?.prefix ?? ""}`;
}
/**
 * The rule that was broken: of those whose first parameter the finding names, or where it names none, of those that
 * exclude what is given.
 */
function ruleOf({ code, parameter }, module, { table, given }, start) {
    const rules = module === undefined ? Object.values(table.sets).flatMap(({ rules }) => rules) : (table.rules[module.name] ?? []);
    const isMissing = code === "missingparam";
    const severalAreGiven = (names) => names.filter((name) => given.has(start + name)).length > 1;
    if (parameter === undefined)
        return rules.find(({ kind, parameters }) => kind === "excludes" && severalAreGiven(parameters));
    const kinds = isMissing ? ["exactly-one-of", "at-least-one-of"] : ["exactly-one-of", "at-most-one-of"];
    return rules.find(({ kind, parameters }) => parameters[0] === parameter && kinds.includes(kind));
}
/** The parameters of a rule in the order in which the module has them. */
function declared(rule, module) {
    const names = rule?.parameters ?? [];
    return module === undefined ? names : module.parameters.map(({ name }) => name).filter((name) => names.includes(name));
}
/** The part of a request that names it: `action=query&list=allpages&apfoo=bar`. */
function featureOf({ wireName, received }, parameter, module, table) {
    const selector = Object.keys(table.groups).find((group) => module !== undefined && table.groups[group]?.includes(module.name));
    const parts = [...Object.entries(table.constants).map((pair) => pair.join("=")), ...(selector === undefined ? [] : [`${selector}=${module?.name}`])];
    if (wireName !== undefined)
        parts.push(parameter?.deprecated || received === undefined ? wireName : `${wireName}=${received}`);
    return parts.join("&");
}
/** When the code is answered, in the text of the service. */
function conditionOf({ code, parameter, wireName = "" }, table) {
    const general = parameter === undefined ? code : code.replace(wireName, "{wireName}");
    const known = [code, general].find((one) => Object.hasOwn(table.errors, one));
    const condition = known === undefined ? undefined : table.errors[known]?.condition;
    return condition === undefined ? code : condition.replaceAll("`", "");
}
/** The HTTP status of an error. */
export function statusOf(table, code) {
    return errorStatus(table, code) ?? 200;
}
