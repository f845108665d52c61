import { groundOf, unstated, weakest } from "../../http/server/ground.js";
import { fillMessage } from "./message.js";
import { pathOf } from "./modules.js";
/**
 * Returns the ground for an error or warning: that of the violated rule, parameter or value list, and that of the code.
 */
export function findingGround(table, finding) {
    return weakest(ownGround(table, finding), codeGround(table, finding.code, finding.wireName));
}
/**
 * Returns the ground for a request being invalid, regardless of the error code: a value list, a range, a maximum number
 * of values or a required parameter. The syntax of integers, timestamps, users and titles is stated only by the
 * condition of the code.
 */
export function requestGround(table, finding) {
    return isStated(table, finding) ? ownGround(table, finding) : findingGround(table, finding);
}
function isStated(table, { code, parameter, module }) {
    const isOne = (faults) => faults.some((fault) => (table.codes[fault] ?? fault) === code);
    const parameters = module === undefined
        ? Object.values(table.sets).flatMap((set) => set.parameters)
        : table.modules[module]?.parameters;
    const info = parameters?.find(({ name }) => name === parameter);
    if (info === undefined)
        return false;
    if (isOne(["missingparam"]))
        return info.required;
    return (isOne(["outofrange", "toomanyvalues"]) || (isOne(["badvalue", "unrecognizedvalues"]) && Array.isArray(info.type)));
}
export function messageGround(table, { code, ground }) {
    return groundOf(ground ?? codeGround(table, code));
}
/** Returns the ground of a code's condition. `wireName` is the parameter that may be part of the code. */
export function codeGround({ errors }, code, wireName) {
    const known = formsOf(code, wireName).find((one) => Object.hasOwn(errors, one));
    return known === undefined ? unstated : errors[known]?.grounds?.condition;
}
/** Returns the code, and its form with `{wireName}` in place of the parameter name. */
function formsOf(code, wireName) {
    return [code, ...(wireName === undefined ? [] : [code.replace(wireName, "{wireName}")])];
}
/** General codes for errors of a value rather than of the parameter. */
const valueFaults = [
    "badvalue",
    "unrecognizedvalues",
    "badinteger",
    "badtimestamp",
    "baduser",
    "badtitle",
    "outofrange",
];
function ownGround(table, { code, parameter, module, wireName }) {
    const { parameters = {}, rules = {}, own } = ownerOf(table, module, parameter) ?? {};
    const breaches = formsOf(code, wireName).map((one) => (parameter === undefined ? one : `${one} ${parameter}`));
    const rule = breaches.find((one) => Object.hasOwn(rules, one));
    if (rule !== undefined)
        return rules[rule];
    const named = parameter !== undefined && Object.hasOwn(parameters, parameter) ? parameters[parameter] : undefined;
    const isOfValue = valueFaults.some((fault) => (table.codes[fault] ?? fault) === code);
    return (isOfValue ? named?.values : undefined) ?? named?.own ?? own;
}
/** Returns the module, or the set of request parameters, that has the parameter. */
function ownerOf({ grounds = {}, sets }, module, parameter) {
    if (module !== undefined)
        return grounds.modules?.[module];
    const set = Object.keys(sets).find((id) => sets[id]?.parameters.some(({ name }) => name === parameter));
    return set === undefined ? undefined : grounds.sets?.[set];
}
/*
 * Errors and warnings of a service without a profile. They use the text of the spec, or a general text if it has none.
 */
/** Messages for errors that concern neither a module nor a single parameter. */
const faults = {
    internal_api_error: "The server could not complete the request.",
    invalidmethod: "The endpoint does not support this HTTP method.",
    toolarge: "The body of the request is too large.",
    ratelimited: "Too many requests: wait and try again.",
    badrequest: "The request cannot be read.",
};
/** Returns the message of an error by its general code. */
export function faultMessage(table, fault) {
    const code = table.codes[fault] ?? fault;
    return { code, module: "", text: statedText(table, code) ?? faults[fault] ?? fault };
}
export function findingMessage(table, finding) {
    const { code, wireName, module, message = code } = finding;
    const info = module === undefined ? undefined : table.modules[module];
    const general = wireName === undefined ? code : code.replace(wireName, "{wireName}");
    const text = statedText(table, code) ?? statedText(table, general) ?? message;
    const ground = findingGround(table, finding);
    return {
        code,
        module: info === undefined ? "" : pathOf(info),
        text,
        ground,
        ...(wireName === undefined ? {} : { parameter: wireName }),
    };
}
/** Returns the text that the spec states for a code. */
function statedText({ errors }, code) {
    return Object.hasOwn(errors, code) ? errors[code]?.message : undefined;
}
export function errorStatus({ errors }, code) {
    return Object.hasOwn(errors, code) ? errors[code]?.status : undefined;
}
/** Returns the response members that contain the messages. They are empty if the service has no form for messages. */
export function messageMembers(form, messages) {
    const [first] = messages;
    if (form === undefined || first === undefined)
        return {};
    if (form.member === undefined)
        return messageObject(form, first);
    return { [form.member]: form.list ? messages.map((one) => messageObject(form, one)) : messageObject(form, first) };
}
function messageObject(form, message) {
    const { code, module, parameter, data } = message;
    return {
        [form.code]: code,
        [form.text]: fillMessage(message.text, message),
        ...(form.module === undefined || module === "" ? {} : { [form.module]: module }),
        ...(form.parameter === undefined || parameter === undefined ? {} : { [form.parameter]: parameter }),
        ...(form.data === undefined || data === undefined ? {} : { [form.data]: data }),
    };
}
