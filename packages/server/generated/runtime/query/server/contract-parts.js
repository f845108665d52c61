export function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** The object that a text is; undefined where it is none. */
export function parsedObject(text) {
    try {
        const value = JSON.parse(text);
        return isObject(value) ? value : undefined;
    }
    catch {
        return undefined;
    }
}
/** The modules that a request names, and its generator. */
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
/** The module at whose own path a request is. */
export function moduleAt({ modules }, path) {
    return Object.values(modules).find((one) => one.path !== undefined && path === `/${one.path}`)?.name;
}
export function methodViolations({ methods }, method) {
    return method === "HEAD" || methods.includes(method) ? [] : [{ by: "client", rule: "invalidmethod", detail: method }];
}
/** Names, and no values: those may be confidential. */
export function clientViolation({ code, wireName, parameter, values = [] }) {
    return { by: "client", rule: code, detail: wireName ?? parameter ?? values.join(" ") };
}
