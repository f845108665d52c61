import { findEntry, unknownName, nearest } from "./search.js";
import { failure, text } from "./response.js";
export function createDescribe(project, permission) {
    return async ({ name, part }) => {
        const found = findEntry(project, name);
        if (found === undefined)
            return failure(unknownName(project, name));
        const { entry } = found;
        const { details } = await entry.file();
        const { text: whole, parts = {} } = details[entry.name];
        if (part === undefined) {
            const refused = permission.refusal(entry);
            return refused === undefined ? text(whole) : text(whole, refused);
        }
        const own = Object.hasOwn(parts, part) ? parts[part] : undefined;
        if (own !== undefined)
            return text(own);
        const known = Object.keys(parts);
        const close = nearest(part, known);
        return failure(`${entry.name} has no part ${JSON.stringify(part.slice(0, 100))}. ${close.length > 0 ? `Did you mean ${close.join(", ")}? ` : ""}Parts: ${known.join(", ") || "none"}.`);
    };
}
/** Returns the result for a call that was rejected before anything was sent. */
export function refused(name, faults) {
    const lines = faults.map((fault) => JSON.stringify(fault));
    return failure([`The arguments of ${name} are not valid, and nothing was sent:`, ...lines].join("\n"));
}
/** Converts a finding. `path` contains the names that lead to its subject. */
export function faultOf({ code, expected, received, rule, message }, path) {
    const place = path.filter((one) => one !== undefined && one !== "").join(".");
    return { code, place: place === "" ? undefined : place, expected, received, rule, message };
}
export function unknownArgument(name, known) {
    const close = nearest(name, known);
    const expected = (close.length > 0 ? close : known).join(", ");
    return {
        code: "unknown-argument",
        place: name.slice(0, 100),
        expected: expected === "" ? "no arguments" : expected,
        message: "There is no such argument.",
    };
}
/** Explains why a call failed: findings of the validators, an error of the service, or no response. */
export function explain(service, name, error) {
    const { name: type, message, code, kind, status, details, errors, findings, body } = (error ?? {});
    if (findings !== undefined)
        return refused(name, findings.map((finding) => faultOf(finding, [finding.parameter ?? finding.wireName])));
    if (typeof code === "string" && (status !== undefined || errors !== undefined)) {
        const more = errors !== undefined && errors.length > 1 ? errors : undefined;
        const head = status === undefined ? `${name} was not sent` : `${service.title} refused ${name}`;
        // An error response without a code has the status in place of the code.
        const hasCode = code !== String(status);
        const said = hasCode
            ? JSON.stringify({ code, status, message, details, errors: more })
            : JSON.stringify({ status, body: shownBody(body) });
        const meaning = service.entries.find((entry) => entry.name === `${service.id}.errors.${code}`)?.summary;
        return failure([`${head}:`, said, ...(meaning === undefined ? [] : [`${code}: ${meaning}`])].join("\n"));
    }
    if (typeof kind === "string")
        return failure(`No usable response to ${name}:\n${JSON.stringify({ kind, status, message })}`);
    return failure(`${name} failed: ${typeof message === "string" ? message : String(type ?? error)}`);
}
/** The maximum length of an error body in a result, in characters. */
const longestBody = 2000;
/** Returns the JSON of a body, or the start of any other or longer body. */
function shownBody(body) {
    if (typeof body !== "string" || body === "")
        return undefined;
    if (body.length > longestBody)
        return `${body.slice(0, longestBody)}…`;
    try {
        return JSON.parse(body);
    }
    catch {
        return body;
    }
}
