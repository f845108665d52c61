import { defaultRefusals, } from "./table.js";
import { unstated, weakest } from "../../http/server/ground.js";
/** Adds default codes, and default errors for codes that the service does not define. */
export function withDefaults(table) {
    const faults = Object.entries(defaultRefusals).map(([fault, [code, status, message]]) => {
        return { fault, code: table.refusals[fault] ?? code, error: unstatedError(status, message) };
    });
    const defaults = Object.fromEntries(faults.map(({ code, error }) => [code, error]));
    return {
        ...table,
        refusals: Object.fromEntries(faults.map(({ fault, code }) => [fault, code])),
        errors: { ...defaults, ...table.errors },
    };
}
/** Returns an error that the spec does not specify. */
export function unstatedError(status, message) {
    return [status, message, { code: unstated, status: unstated, message: unstated }];
}
export function findingErrorGround(service, { code, ground }) {
    return weakest(ground, codeGround(service, code));
}
export function codeGround({ errors }, code) {
    return Object.hasOwn(errors, code) ? errors[code]?.[2]?.code : unstated;
}
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
export function answersOf(operation) {
    return [operation, ...(operation.others ?? [])];
}
export function answerWith(operation, status) {
    return answersOf(operation).find((response) => response.status === status);
}
/** Returns the response that a handler selected, and its content. */
export function answerGiven(operation, given) {
    if (operation.others === undefined)
        return [operation, given];
    const { status, data } = given;
    const response = answerWith(operation, status);
    if (response !== undefined)
        return [response, data];
    const known = answersOf(operation)
        .map((one) => one.status)
        .join(", ");
    throw new TypeError(`The handler of ${operation.name} returned the status ${status}: the operation has ${known}.`);
}
