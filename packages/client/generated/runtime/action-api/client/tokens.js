import { refusal } from "../../query/client/errors.js";
/** Tokens, asked for once; those wanted at the same time, in one request. */
export function createTokens(ask) {
    const known = new Map();
    let wanted = [];
    let asked;
    async function askAll() {
        // Types wanted in the same tick join the request.
        await undefined;
        const types = wanted;
        [wanted, asked] = [[], undefined];
        return ask(types);
    }
    function request(type) {
        wanted.push(type);
        return (asked ??= askAll()).then((tokens) => {
            const token = tokens[`${type}token`];
            if (token === undefined)
                throw refusal("unknown-token", `The response has no token of the type ${type}`);
            return token;
        });
    }
    return {
        get(type) {
            const token = known.get(type) ?? request(type);
            known.set(type, token);
            // What failed is asked for again.
            token.catch(() => known.get(type) === token && known.delete(type));
            return token;
        },
        forget: () => known.clear(),
    };
}
