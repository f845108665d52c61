/** What an answer that its modules do not make for the caller alone may still hang on. */
const vary = "Accept-Encoding, Treat-as-Untrusted, Cookie";
/**
 * The header fields that say how long an answer may be kept: by all caches between only where it is the same for
 * everybody.
 */
export function cacheHeaders({ given, isLoggedIn, isPersonal, isError }) {
    const [shared, own] = [secondsIn(given, "smaxage"), secondsIn(given, "maxage")];
    const forOne = `private, must-revalidate, max-age=${own}`;
    if (isError || isPersonal)
        return { "cache-control": forOne };
    const isOwnLanguage = isLoggedIn && (given.get("uselang") ?? "user") === "user";
    return {
        "cache-control": isOwnLanguage || (shared === 0 && own === 0) ? forOne : `s-maxage=${shared}, max-age=${own}, public`,
        vary,
    };
}
/** Of a request that was refused, the value may be none. */
function secondsIn(given, name) {
    const text = given.get(name) ?? "";
    return /^[+-]?\d{1,15}$/.test(text) ? Math.max(0, Number(text)) : 0;
}
