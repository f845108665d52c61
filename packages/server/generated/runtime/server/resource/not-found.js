import { ServiceError } from "./error.js";
import { methodNotAllowed } from "./method-not-allowed.js";
/** Refuses requests at paths, or with methods, that no operation has: before their body is read. */
export function refuseOthers(scope, refusals, router) {
    const refusalOf = ({ url }) => {
        const methods = router(pathOf(scope.prefix, url)).map(({ operation }) => operation.method);
        return methods.length === 0 ? new ServiceError(refusals.pathUnknown) : methodNotAllowed(refusals, methods);
    };
    try {
        scope.setNotFoundHandler((request) => {
            throw refusalOf(request);
        });
        scope.addHook("onRequest", (request, _, done) => done(request.is404 ? refusalOf(request) : undefined));
    }
    catch (error) {
        // Several services may have one base, such as the root: what none of them knows, the first refuses, or the
        // application.
        if (!isAlreadySet(error))
            throw error;
    }
}
/** Fastify's error for it has no code. */
function isAlreadySet(error) {
    return error instanceof Error && error.message.startsWith("Not found handler already set");
}
/** The path below the base; empty where that cannot be read. */
function pathOf(base, url) {
    try {
        return decodeURI(url.split("?", 1)[0] ?? "").slice(base.length);
    }
    catch {
        return "";
    }
}
