import { escaped } from "../../common/escaped.js";
import { GivenResponse } from "../../mock/given-response.js";
import { responseOf } from "../../mock/response-of.js";
import { Failure } from "../server/failure.js";
import { eachModule } from "./overrides.js";
export function createQueryMock(parts, given = {}) {
    const { table, groups } = parts;
    const { seed = 0, modules = {}, server = {}, onError = (error) => console.error(error) } = given;
    const checkAnswers = given.checkAnswers ?? true;
    const place = placeOf(given.endpoint, table.endpoint);
    const overrides = new Map();
    const examples = parts.withExamples(given.handlers ?? {}, { ...server, seed, modules });
    /** Answers with what is put in place of some modules; says which of these were asked. */
    async function answered(request, own) {
        const asked = new Set();
        const found = [];
        const wrapped = Object.entries(examples.modules ?? {}).map(([name, handler]) => [
            name,
            async (parameters, context) => {
                const kept = own(name);
                if (kept === undefined)
                    return handler(parameters, context);
                asked.add(name);
                if (kept.once)
                    overrides.delete(name);
                const answer = await kept.handler(parameters, context);
                if (answer instanceof Response)
                    throw new GivenResponse(answer);
                return answer;
            },
        ]);
        let response;
        const answer = parts.answerWith({ ...examples, modules: Object.fromEntries(wrapped) }, {
            ...server,
            ...(checkAnswers && { checkAnswers: "warn" }),
            onFindings: (findings) => void found.push(...findings),
            onError: (error) => {
                if (error instanceof GivenResponse)
                    response = error.response;
                else
                    onError(error);
            },
        });
        const received = await askedOf(request, place, table);
        const made = await answer(received);
        if (response !== undefined)
            return { response, asked };
        if (found.length === 0 || asked.size === 0)
            return { response: responseOf(made, request.method), asked };
        const text = `The override of ${[...asked].join(", ")} does not answer as the spec says: ${found.slice(0, 5).map(sentenceOf).join("; ")}. Change it, or set checkAnswers to false.`;
        onError(new Error(text));
        return { response: responseOf(await answer.refusal(received, { code: "internal_api_error", text, module: "" }, 400), request.method), asked };
    }
    const answer = async (request) => (await answered(request, (name) => overrides.get(name))).response;
    return {
        fetch: async (input, init) => answer(new Request(input, init)),
        reset: () => overrides.clear(),
        override: eachModule(groups, (name) => (handler, { once = false } = {}) => {
            const own = { handler, once };
            overrides.set(name, own);
            return () => void (overrides.get(name) === own && overrides.delete(name));
        }),
        internal: {
            addresses: place.addresses,
            groups,
            answer,
            answerBy: async (request, module, handler) => {
                const { response, asked } = await answered(request, (name) => (name === module ? { handler, once: false } : undefined));
                return asked.has(module) ? response : undefined;
            },
        },
    };
}
/** A handler that answers with an error. */
export function errorAnswer(code, text = code) {
    return () => {
        throw new Failure({ code, text, module: "" });
    };
}
function sentenceOf({ pointer, expected, received }) {
    return `${pointer || "the answer"}: ${expected} expected, ${received} received`;
}
function placeOf(given, endpoint) {
    const url = given === undefined ? undefined : new URL(given);
    const path = url?.pathname ?? endpoint;
    const prefix = path.endsWith(endpoint) ? path.slice(0, path.length - endpoint.length) : path.slice(0, path.lastIndexOf("/"));
    const origin = url === undefined ? "[a-z]+://[^/]+" : escaped(url.origin);
    const modules = "/[^/.]+";
    return { addresses: new RegExp(`^${origin}(?:${escaped(path)}|${escaped(prefix)}${modules})$`), prefix, endpoint: path, origin: url?.origin };
}
/** The request as the server has it. */
async function askedOf(request, { prefix, endpoint, origin }, { modules }) {
    const { pathname, search, origin: asked, protocol } = new URL(request.url);
    const own = decodeURIComponent(pathname.slice(prefix.length + 1));
    const module = pathname === endpoint ? undefined : Object.values(modules).find(({ path }) => path === own)?.name;
    if ((pathname !== endpoint && module === undefined) || (origin !== undefined && asked !== origin)) {
        throw new TypeError(`The mock is not asked at its address: ${request.url} is not ${origin ?? ""}${endpoint}`);
    }
    return {
        method: request.method,
        query: search.slice(1),
        headers: Object.fromEntries(request.headers),
        body: new Uint8Array(await request.arrayBuffer()),
        address: "127.0.0.1",
        isSecure: protocol === "https:",
        module,
    };
}
