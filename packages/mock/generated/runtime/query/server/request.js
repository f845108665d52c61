/** Implements `Map.groupBy`, which Node 20 lacks. */
export function grouped(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
}
/** Returns the parameters of a request. Only multipart forms are read asynchronously. */
export function parametersOf(table, request) {
    const body = bodyOf(request);
    return typeof body === "string"
        ? parametersIn(table, request, body)
        : body.then((form) => parametersIn(table, request, form));
}
function parametersIn(table, { query, module }, body) {
    const parts = [firstParameters(query.replace(/^\?/, "")), firstParameters(body), own(table, module)];
    const wire = parts.filter((part) => part !== "").join("&");
    const given = new Map();
    new URLSearchParams(wire).forEach((value, name) => {
        const key = isPlain.test(name) ? name : nameOf(name);
        if (key.includes("["))
            given.delete(key.slice(0, key.indexOf("[")));
        else
            given.set(key, value);
    });
    return { wire, given };
}
/** The maximum number of parameters read from a URL and from a body. PHP ignores the rest (`max_input_vars`). */
const maxParameters = 1000;
function firstParameters(text) {
    let end = -1;
    for (let count = 0; count < maxParameters; count++) {
        end = text.indexOf("&", end + 1);
        if (end < 0)
            return text;
    }
    return text.slice(0, end);
}
/** Returns the parameters implied by the path of a module. They override all others. */
function own(table, module) {
    if (module === undefined)
        return "";
    const [group] = Object.entries(table.groups).find(([, names]) => names.includes(module)) ?? [];
    return new URLSearchParams({ ...table.constants, ...(group === undefined ? {} : { [group]: module }) }).toString();
}
/** Returns the body as a query string if it is a form. Other bodies are not read. */
function bodyOf({ method, headers, body }) {
    if (method !== "POST" || body === undefined || body.length === 0)
        return "";
    const type = [headers["content-type"]].flat()[0] ?? "";
    if (/^application\/x-www-form-urlencoded\b/i.test(type))
        return typeof body === "string" ? body : new TextDecoder().decode(body);
    return /^multipart\/form-data\b/i.test(type) ? formOf(type, body) : "";
}
/** Reads a multipart form. A form that is invalid or has too many parts has no parameters. */
async function formOf(type, body) {
    if (hasManyParts(type, body))
        return "";
    try {
        const form = await new Response(body, {
            headers: { "content-type": type },
        }).formData();
        const search = new URLSearchParams();
        for (const [name, value] of form)
            if (typeof value === "string")
                search.append(name, value);
        return search.toString();
    }
    catch {
        return "";
    }
}
function hasManyParts(type, body) {
    const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? [];
    const delimiter = `--${quoted ?? plain ?? ""}`;
    const text = typeof body === "string" ? body : new TextDecoder("latin1").decode(body);
    // The last delimiter ends the form.
    let count = -1;
    for (let at = text.indexOf(delimiter); at >= 0 && count <= maxParameters; count++)
        at = text.indexOf(delimiter, at + delimiter.length);
    return count > maxParameters;
}
/** Matches names that PHP keeps unchanged. */
const isPlain = /^\w+$/;
/** Converts a parameter name as PHP does. */
function nameOf(name) {
    const bracket = name.indexOf("[");
    const end = bracket < 0 ? name.length : bracket;
    return name.slice(0, end).trimStart().replace(/[ .]/g, "_") + name.slice(end);
}
