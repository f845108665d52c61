import { isObject } from "../common/is-object.js";
import { answerText } from "./answer-text.js";
import { callOperation } from "./call-operation.js";
import { callQuery } from "./call-query.js";
import { explain } from "./explain.js";
import { findEntry, unknownName } from "./find.js";
import { maskMembers, maskValues } from "./mask.js";
import { readMedia } from "./media-answer.js";
import { createRests, isRest } from "./rests.js";
import { failure, text } from "./result.js";
/** How many characters of an answer a result holds where nothing is said. */
const defaultSize = 20_000;
/** The tool `call`. Whatever goes wrong is a result. */
export function createCall(project, options, permission) {
    const rests = createRests(options.maximumAnswer ?? defaultSize);
    const clients = new Map();
    const secrets = secretsOf(project, options);
    async function connected(service, own) {
        const made = clients.get(service) ?? service.connect(own);
        clients.set(service, made);
        return made.catch((error) => {
            clients.delete(service);
            throw error;
        });
    }
    async function send({ service, entry }, call, given, signal) {
        const own = options.services?.[service.id] ?? {};
        const missing = service.variables.filter(({ needed, option }) => needed && own[option] === undefined);
        if (missing.length > 0) {
            const names = missing.map(({ name, text: what }) => `${name} (${what})`).join(", ");
            return failure(`${service.title} cannot be called: the operator of this server must set the environment variables ${names}.`);
        }
        const further = furtherOf(given.continue);
        if (further === null)
            return failure("The value of continue is not from a response. Pass it unchanged, with the same arguments, or leave it out.");
        const request = {
            name: entry.name,
            arguments: given.arguments ?? {},
            further,
            client: await connected(service, own),
            options: own,
            signal,
        };
        const answer = call.kind === "operation" ? await callOperation({ ...request, call }) : await callQuery({ ...request, call });
        return "content" in answer ? answer : finish(entry.name, answer, options.showSecrets ? [] : (call.secrets ?? []));
    }
    async function finish(name, { value, further, notes }, names) {
        const next = further === undefined ? undefined : JSON.stringify(further);
        if (value instanceof Response) {
            const media = await readMedia(value, name);
            if ("refusal" in media)
                return failure(media.refusal);
            return "content" in media
                ? { content: [media.content] }
                : shown(rests.cut(maskValues(media.text, secrets), next), notes);
        }
        const masked = maskMembers(value, names);
        const ofSecrets = masked.names.length === 0
            ? []
            : [
                `Masked as secret: ${masked.names.join(", ")}. The operator of this server can show them with --show-secrets.`,
            ];
        const whole = value === undefined ? "Done. The response has no body." : answerText(masked.value);
        return shown(rests.cut(maskValues(whole, secrets), next), [
            ...notes.map((note) => maskValues(note, secrets)),
            ...ofSecrets,
        ]);
    }
    return async (given, signal) => {
        const found = findEntry(project, given.name);
        if (found === undefined)
            return failure(unknownName(project, given.name));
        if (given.continue !== undefined && isRest(given.continue)) {
            const piece = rests.next(given.continue);
            return piece === undefined
                ? failure("The rest of that response is no longer available: call again without continue.")
                : shown(piece, []);
        }
        const refusal = permission.refusal(found.entry);
        if (refusal !== undefined)
            return failure(refusal);
        const { call } = (await found.entry.file()).details[found.entry.name];
        if (call === undefined)
            return failure(`${found.entry.name} cannot be called. Find operations with search.`);
        try {
            return await send(found, call, given, signal);
        }
        catch (error) {
            const { content } = explain(found.service, found.entry.name, error);
            return {
                content: content.map((one) => (one.type === "text" ? { ...one, text: maskValues(one.text, secrets) } : one)),
                isError: true,
            };
        }
    };
}
/** A piece of an answer, and apart from it what is to be said of it: an answer may hold any text. */
function shown({ text: part, next, further, whole, from, to }, notes) {
    const ofPiece = next === undefined && from === 0 ? [] : [`Characters ${from + 1} to ${to} of ${whole}.`];
    const token = next ?? further;
    const ofNext = token === undefined
        ? []
        : [`There are more: call again with the same arguments and continue: ${JSON.stringify(token)}`];
    const all = [...notes, ...ofPiece, ...ofNext];
    return all.length === 0 ? text(part) : text(part, all.join("\n"));
}
/** Null where it is nothing that an answer said. */
function furtherOf(token) {
    if (token === undefined)
        return undefined;
    try {
        const value = JSON.parse(token);
        return isObject(value) ? value : null;
    }
    catch {
        return null;
    }
}
function secretsOf({ services }, options) {
    return services.flatMap(({ id, variables }) => {
        const own = (options.services?.[id] ?? {});
        return variables.flatMap(({ option, secret }) => (secret && typeof own[option] === "string" ? [own[option]] : []));
    });
}
