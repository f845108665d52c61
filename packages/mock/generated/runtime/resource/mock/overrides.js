export function eachOperation(resources, make) {
    return Object.fromEntries(Object.entries(resources).map(([collection, { operations }]) => [
        collection,
        Object.fromEntries(Object.keys(operations).map((name) => [name, make(collection, name)])),
    ]));
}
