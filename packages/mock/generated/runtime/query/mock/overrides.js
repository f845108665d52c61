/** Creates a value for each module, by group. */
export function eachModule(groups, make) {
    return Object.fromEntries(Object.entries(groups).map(([group, names]) => [
        group,
        Object.fromEntries(names.map((name) => [name, make(group, name)])),
    ]));
}
