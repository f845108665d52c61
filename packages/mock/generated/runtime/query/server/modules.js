/** A module that a decoded request names: the decoder and the table are generated from the same spec. */
export function moduleOf({ modules }, name) {
    const module = modules[name];
    if (module === undefined)
        throw new TypeError(`The table has no module ${name}.`);
    return module;
}
/** What messages call a module: its path, or its name where it has none. */
export function pathOf({ name, path = name }) {
    return path;
}
