/** Something for each module, by the group that it is in. */
export function eachModule(groups, make) {
    return Object.fromEntries(Object.entries(groups).map(([group, names]) => [
        group,
        Object.fromEntries(names.map((name) => [name, make(group, name)])),
    ]));
}
