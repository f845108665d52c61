import { clientBroke } from "../http/verdicts.js";
import { keyOf } from "./authorize.js";
import { checkAnswer } from "./check-answer.js";
import { errorGround } from "./error-ground.js";
import { ServiceError } from "./error.js";
import { findOperation, queryOf } from "./find-operation.js";
import { operationsOf } from "./operations.js";
import { parametersIn, textOf } from "./query-string.js";
import { readRequest } from "./read-request.js";
import { routerOf } from "./routes.js";
import { withDefaults } from "./service.js";
/**
 * Compares requests and answers with a service's contract, as far as they show by themselves: not whose key it is, or
 * what is stored.
 */
export function contractOf(table, options = {}) {
    const [service, operations] = [withDefaults(table), operationsOf(table)];
    const router = routerOf(operations);
    return async (request) => {
        const query = queryOf(request.query);
        const found = caught(service, () => findOperation(service, operations, router, options, request, query));
        if ("value" in found && found.value === undefined)
            return notDescribed;
        const refusal = "code" in found ? found : refusalOf(service, found.value, request, query);
        const operation = "code" in found ? undefined : found.value?.operation;
        const name = operation?.name ?? `${request.method} ${request.path.split("/", 2).join("/")}`;
        return {
            name,
            described: true,
            violations: refusal === undefined ? [] : [clientBroke(refusal, name)],
            checkAnswer: (answer) => checkAnswer(service, operation, refusal, request, answer),
        };
    };
}
const notDescribed = { name: "description", described: false, violations: [], checkAnswer: () => [] };
function caught(service, work) {
    try {
        return { value: work() };
    }
    catch (error) {
        if (error instanceof ServiceError)
            return { code: error.code, ground: errorGround(service, error) };
        throw error;
    }
}
/** How the request is refused; undefined where it is not. */
function refusalOf(service, found, request, query) {
    const checked = caught(service, () => found && checkRequest(service, found, request, query));
    return "code" in checked ? checked : undefined;
}
function checkRequest(service, found, request, query) {
    const { refusals, tenant } = service;
    const { operation } = found;
    const { conflict, values } = parametersIn(query, operation.lists);
    keyOf(service, operation, request.rawHeaders, query);
    if (conflict !== undefined)
        throw new ServiceError(refusals.invalid);
    if (tenant !== undefined && operation.tenant === "required" && !textOf(values, tenant.name))
        throw new ServiceError(tenant.missing);
    readRequest(service, found, values, request);
}
