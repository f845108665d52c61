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
    const handled = (operation) => {
        const { collection, shortName, current } = operation;
        const handle = handlers[collection]?.[shortName];
        if (handle === undefined)
            throw new TypeError(`The operation ${operation.name} has no handler.`);
        const reader = current === undefined ? undefined : operations.find((one) => one.name === `${collection}.${current}`);
        return { ...operation, handle, readCurrent: reader && handled(reader) };
    };
    return operations.map(handled);
}
/** Returns true if the method only reads and has no body. */
export function isReading({ method, body, mediaTypes }) {
    return (method === "GET" || method === "HEAD" || (method === "OPTIONS" && body === undefined && mediaTypes === undefined));
}
