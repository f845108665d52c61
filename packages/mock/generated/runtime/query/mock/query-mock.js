import { GivenResponse, MockError, responseOf } from "../../http/mock/mock.js";
import { Failure } from "../server/message.js";
import { eachModule } from "./overrides.js";
import { placeOf, receivedAt } from "./place.js";
import { requestFactories, completedPage } from "./request-factories.js";
import { requestedOnly, isMany, requestedPart } from "./requested.js";
import { isObject } from "../../core/values.js";
import { valueAt } from "../server/results/continue-value.js";
export function createQueryMock(parts, given = {}) {
    const { table, results, site } = parts;
    const { seed = 0, modules = {}, server = {}, onError = (error) => console.error(error) } = given;
    const checkResponses = given.checkAnswers ?? true;
    const place = placeOf(given.endpoint, table);
    const extension = parts.extend?.(given);
    const [generator] = table.generator;
    const groups = {
        ...parts.groups,
        ...(table.generators.length > 0 && { [generator]: table.generators }),
        ...(extension && { [extension.group]: extension.actions }),
    };
    const overrides = [];
    const remove = (one) => void (overrides.includes(one) && overrides.splice(overrides.indexOf(one), 1));
    const options = { ...server, seed, modules, ...extension?.examples };
    const examples = parts.withExamples({}, options);
    const own = parts.withExamples(given.handlers ?? {}, options);
    const responses = extension?.handlers(own) ?? own;
    /** Responds with the overrides that `find` returns, and reports which of them were used. */
    async function answered(request, find) {
        const used = new Set();
        const found = [];
        const overridden = (group, name, handler, call) => {
            return async (parameters, context) => {
                const kept = find(group, name);
                if (kept === undefined)
                    return handler(parameters, context);
                used.add(kept);
                if (kept.once)
                    remove(kept);
                const reply = await call(kept, parameters, context);
                if (reply instanceof Response)
                    throw new GivenResponse(reply);
                return reply;
            };
        };
        const module = (group, name, handler) => {
            const isGenerator = group === generator;
            const overriddenModule = {
                results,
                name,
                form: isGenerator ? "generator" : (table.forms[name] ?? "results"),
            };
            const example = (isGenerator ? examples.generators : examples.modules)?.[name] ?? (() => ({}));
            const setup = { module: overriddenModule, example, site, seed };
            return overridden(group, name, handler, async (kept, parameters, context) => {
                const factories = requestFactories(setup, parameters, context);
                const reply = await kept.handler({ ...factories, ...parameters }, context);
                if (reply instanceof Response)
                    return reply;
                const result = resultOf(setup, kept, reply, parameters, context);
                return checkResponses ? requestedOnly(overriddenModule, result, context) : result;
            });
        };
        const all = (group, names, handlers = {}) => {
            return Object.fromEntries(names
                .filter((name) => handlers[name] !== undefined)
                .map((name) => [name, module(group, name, handlers[name])]));
        };
        let response;
        let mistake;
        const respond = parts.answerWith({
            ...responses,
            modules: {
                ...responses.modules,
                ...Object.assign({}, ...Object.entries(parts.groups).map(([group, names]) => all(group, names, responses.modules))),
            },
            generators: { ...responses.generators, ...all(generator, table.generators, responses.generators) },
        }, {
            ...extension?.options((name, run) => overridden(extension.group, name, run, (kept, ...call) => kept.handler(...call))),
            ...server,
            ...(checkResponses && { checkAnswers: "warn" }),
            onFindings: (findings) => void found.push(...findings),
            onError: (error) => {
                if (error instanceof GivenResponse)
                    response = error.response;
                else if (error instanceof MockError)
                    mistake = error.message;
                else
                    onError(error);
            },
        });
        const received = await receivedAt(place, request);
        const made = await respond(received);
        if (response !== undefined)
            return { response, used };
        if (used.size > 0 && found.length > 0) {
            const names = [...used].map(({ name }) => name).join(", ");
            mistake ??= `The override of ${names} does not match the spec: ${found.slice(0, 5).map(sentenceOf).join("; ")}. Change it, or set checkAnswers to false.`;
        }
        const text = mistake;
        if (text === undefined)
            return { response: withCookies(responseOf(made, request.method), made.cookies), used };
        onError(new Error(text));
        return {
            response: responseOf(await respond.refusal(received, { code: "internal_api_error", text, module: "" }, 400), request.method),
            used,
        };
    }
    const answer = async (request) => {
        const find = (group, name) => overrides.find((one) => one.group === group && one.name === name);
        return (await answered(request, find)).response;
    };
    return {
        ...extension?.members,
        fetch: async (input, init) => answer(new Request(input, init)),
        reset: () => {
            overrides.splice(0);
            extension?.reset();
        },
        override: eachModule(groups, (group, name) => (handler, { once = false } = {}) => {
            const kept = { group, name, handler, once };
            overrides.unshift(kept);
            return () => remove(kept);
        }),
        internal: {
            addresses: place.addresses,
            groups,
            answer,
            answerBy: async (request, kept) => {
                const { response, used } = await answered(request, (group, name) => group === kept.group && name === kept.name ? kept : undefined);
                return used.has(kept) ? response : undefined;
            },
        },
    };
}
/** Returns a handler that throws an error. */
export function errorAnswer(code, text = code) {
    return () => {
        throw new Failure({ code, text, module: "" });
    };
}
/** Adds cookies to a response. Only Node and workers allow programs to do so. */
function withCookies(response, cookies = []) {
    for (const cookie of cookies)
        response.headers.append("set-cookie", cookie);
    return response;
}
function sentenceOf({ pointer, expected, received }) {
    return `${pointer || "the response"}: ${expected} expected, ${received} received`;
}
/** The list positions at which clients continue, by override and by parameter value. */
const places = new WeakMap();
/**
 * Converts the return value of an override to the result of a handler. An object of members applies to each page. If an
 * array is longer than the limit, the client can continue it; `override` must be the same object for each request.
 */
function resultOf(setup, override, response, parameters, context) {
    const { module } = setup;
    if (module.form === "pages") {
        const isOfEachPage = isObject(response) && !isMany(response) && !isMany(response["items"]);
        if (isOfEachPage)
            return { items: context.pages.map((page) => [page, response]), limited: true };
        return isMany(response) ? { items: response, limited: true } : response;
    }
    if ((module.form !== "items" && module.form !== "generator") || !Array.isArray(response))
        return response;
    const part = requestedPart(module, context);
    const isPages = module.form === "generator" && part !== undefined;
    const items = isPages
        ? response.map((page, index) => (isObject(page) ? completedPage(setup, part, page, index) : page))
        : response;
    return continued(part, override, items, parameters);
}
function continued(part, override, items, parameters) {
    const known = places.get(override) ?? new Map();
    places.set(override, known);
    const parameter = part?.result.next?.parameter ?? "continue";
    let at = known.get(String(parameters[parameter])) ?? 0;
    function* left() {
        for (; at < items.length; at++)
            yield items[at];
    }
    const continueAt = () => {
        const value = (part && valueAt(part.result.next, part.asked, at)) ?? at;
        known.set(String(value), at);
        return value;
    };
    return { items: left(), continueAt, continueWith: parameter };
}
