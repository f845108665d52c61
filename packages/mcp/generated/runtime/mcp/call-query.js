import { escaped } from "../common/escaped.js";
import { refused, unknownArgument } from "./explain.js";
/** Calls a module, or a whole request; the client has the validators check it before it is sent. */
export async function callQuery({ name, call, ...request }) {
    const given = Object.entries(request.arguments).filter(([, value]) => value !== undefined);
    const known = [...call.own, ...call.shared];
    const isKnown = knownNames(known);
    const unknown = call.module === undefined ? [] : given.filter(([argument]) => !isKnown(argument));
    if (unknown.length > 0)
        return refused(name, unknown.map(([argument]) => unknownArgument(argument, known)));
    const asked = { ...requestOf(call, given), ...(request.further && { continue: request.further }) };
    const { continue: further, warnings, ...result } = await request.client.query(asked, { signal: request.signal, onWarning: () => undefined });
    const said = Array.isArray(warnings) ? warnings.map((warning) => `Warning: ${JSON.stringify(warning)}`) : [];
    return { value: withoutEmpty(result), further: further, notes: said };
}
function requestOf({ module, shared }, given) {
    if (module === undefined)
        return Object.fromEntries(given);
    const [group, name] = module;
    const isShared = ([argument]) => shared.includes(argument);
    return {
        ...Object.fromEntries(given.filter(isShared)),
        [group]: { [name]: Object.fromEntries(given.filter((one) => !isShared(one))) },
    };
}
/** Whether there is such an argument; what stands in braces in a name may be anything. */
function knownNames(names) {
    const plain = new Set(names);
    const patterns = names
        .filter((name) => name.includes("{"))
        .map((name) => new RegExp(`^${name
        .split(/\{[^}]*\}/)
        .map(escaped)
        .join(".+")}$`));
    return (name) => plain.has(name) || patterns.some((pattern) => pattern.test(name));
}
/** Without the groups and pages of which the request named none. */
function withoutEmpty(result) {
    return Object.fromEntries(Object.entries(result).filter(([, value]) => typeof value !== "object" || value === null || Object.keys(value).length > 0));
}
