export function operationsOf({ resources }) {
    return Object.entries(resources).flatMap(([collection, { object, operations }]) => Object.entries(operations).map(([shortName, operation]) => ({
        ...operation,
        collection,
        name: `${collection}.${shortName}`,
        shortName,
        object,
    })));
}
export function withHandlers(operations, handlers) {
    return operations.map((operation) => {
        const { collection, shortName, current } = operation;
        const handle = handlers[collection]?.[shortName];
        if (handle === undefined)
            throw new TypeError(`The operation ${operation.name} has no handler.`);
        return { ...operation, handle, readCurrent: current === undefined ? undefined : handlers[collection]?.[current] };
    });
}
