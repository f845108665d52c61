import { randomBytes } from "node:crypto";
/** The maximum number of stored responses. */
const most = 5;
/** Creates the storage. Tokens are random, because a server may have several clients. */
export function createRests(size) {
    const kept = new Map();
    const pieceOf = (id, whole, further, from) => {
        const to = endOf(whole, from, size);
        const isLast = to === whole.length;
        return {
            text: whole.slice(from, to),
            next: isLast ? undefined : `${prefix}${id}-${to}`,
            whole: whole.length,
            from,
            to,
            further: isLast ? further : undefined,
        };
    };
    return {
        cut(whole, further) {
            const id = randomBytes(6).toString("hex");
            if (whole.length > size)
                kept.set(id, [whole, further]);
            for (const oldest of kept.keys())
                if (kept.size > most)
                    kept.delete(oldest);
            return pieceOf(id, whole, further, 0);
        },
        next(token) {
            const [, id = "", from = ""] = /^rest-([0-9a-f]+)-(\d+)$/.exec(token) ?? [];
            const [whole, further] = kept.get(id) ?? [];
            return whole === undefined || Number(from) >= whole.length
                ? undefined
                : pieceOf(id, whole, further, Number(from));
        },
    };
}
const prefix = "rest-";
export function isRest(token) {
    return token.startsWith(prefix);
}
/**
 * Returns the end of a piece: the last line break within the size, if it is in the second half. Otherwise it is the
 * size itself, without splitting a surrogate pair.
 */
function endOf(whole, from, size) {
    if (whole.length - from <= size)
        return whole.length;
    const line = whole.lastIndexOf("\n", from + size) + 1;
    if (line > from + size / 2)
        return line;
    const end = from + size;
    return /[\uD800-\uDBFF]/.test(whole[end - 1]) ? end - 1 : end;
}
