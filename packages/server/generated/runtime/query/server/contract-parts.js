import { isObject } from "../../core/values.js";
import { clientBroke, upstreamBroke } from "../../http/server/contract.js";
import { weakest } from "../../http/server/ground.js";
import { codeGround, findingGround, requestGround } from "./findings.js";
/** Parses a JSON object. Returns undefined if the string is not one. */
export function parsedObject(text) {
    try {
        const value = JSON.parse(text);
        return isObject(value) ? value : undefined;
    }
    catch {
        return undefined;
    }
}
/** Returns the modules that a request names, including its generator. */
export function namesIn(table, given) {
    const isModule = (name) => Object.hasOwn(table.modules, name);
    const modules = Object.keys(table.groups).flatMap((group) => (given.get(group) ?? "").split(table.separators[0] || "\0"));
    const generator = given.get(table.generator[0]);
    return [
        ...new Set([
            ...modules.filter(isModule),
            ...(generator !== undefined && isModule(generator) ? [`${table.generator[0]}=${generator}`] : []),
        ]),
    ];
}
export function moduleAt({ modules }, path) {
    return Object.values(modules).find((one) => one.path !== undefined && path === `/${one.path}`)?.name;
}
export function methodViolations(table, method) {
    if (method === "HEAD" || table.methods.includes(method))
        return [];
    const code = table.codes["invalidmethod"] ?? "invalidmethod";
    return [clientBroke({ code, ground: weakest(table.grounds?.methods, codeGround(table, code)) }, method)];
}
/**
 * Returns the violation for an error in a request. It contains names but no values, because those may be confidential.
 */
export function clientViolation(table, finding) {
    const { wireName, parameter, values = [] } = finding;
    return clientBroke({ code: finding.code, ground: requestGround(table, finding) }, wireName ?? parameter ?? values.join(" "));
}
export function verdictOf(table, finding) {
    return { code: finding.code, ground: findingGround(table, finding) };
}
/** Returns the verdict of another server that rejected a request, or undefined if it did not. */
export function verdictThere(table, code) {
    return code === undefined ? undefined : { code, ground: codeGround(table, code) };
}
/** Returns the violation for a difference in a response. Indices of list items are replaced by `*`. */
export function resultViolation({ pointer, expected, received, status, decision }) {
    const place = pointer.replace(/\/\d+(?=\/|$)/g, "/*");
    const detail = `${place}: ${received === "nothing" ? "missing" : `${expected} wanted`}`;
    return { by: "upstream", rule: "other-result", detail, status, ...(decision !== undefined && { decision }) };
}
/** Reports an error header that contradicts the body. */
export function headerViolations({ errorHeader, grounds }, header, code) {
    if ((code ?? "") === header)
        return [];
    return [
        upstreamBroke("other-header", `${errorHeader}: ${header || "none"}, body: ${code ?? "no error"}`, grounds?.errorHeader),
    ];
}
