import { SetupError } from "../../http/server/setup-error.js";
/** Adds defaults to options. Throws a TypeError if an option that the operations require is missing. */
export function optionsWithDefaults(operations, given, environment) {
    const needsKey = operations.some(({ keys }) => keys !== undefined);
    const needsTenant = operations.some(({ tenant }) => tenant !== "none");
    if (needsKey && given.authenticate === undefined)
        throw missing("authenticate", "operations need a key");
    if (needsTenant && given.findTenant === undefined)
        throw missing("findTenant", "operations need a tenant");
    const { isKey = () => true, authenticate = none, findTenant = none, read = alone, write = alone } = given;
    return { ...given, isKey, authenticate, findTenant, read, write, environment };
}
function missing(option, reason) {
    return new SetupError(`The option \`${option}\` is missing: ${reason}.`);
}
async function none() {
    return undefined;
}
/** Runs work that needs no unit of work. */
function alone(work) {
    return work({});
}
