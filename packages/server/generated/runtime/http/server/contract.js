import { groundOf } from "./ground.js";
/**
 * Returns the violation if two servers disagree about a request. A verdict is undefined if its server accepts the
 * request. `byRequest` reports whether a code depends only on the request, not on the caller or stored data. The
 * violated statement is that of this server's verdict, or else of the other's.
 */
export function compareVerdicts(here, there, byRequest) {
    if (here !== undefined && there !== undefined) {
        if (here.code === there.code)
            return [];
        return [disagreement("refused-otherwise", `here: ${here.code}, there: ${there.code}`, here)];
    }
    if (here !== undefined)
        return [disagreement("accepted-there", `refused here: ${here.code}`, here)];
    if (there === undefined || !byRequest(there.code))
        return [];
    return [disagreement("refused-there", `accepted here, refused by the other: ${there.code}`, there)];
}
function disagreement(rule, detail, { ground }) {
    return { by: "either", rule, detail, ...groundOf(ground) };
}
export function clientBroke({ code, ground }, detail) {
    return { by: "client", rule: code, detail, ...groundOf(ground) };
}
/** Returns a violation by the upstream server. `ground` is the basis of the violated statement. */
export function upstreamBroke(rule, detail, ground) {
    return { by: "upstream", rule, detail, ...groundOf(ground) };
}
export function headerOf(headers, name) {
    return [headers[name] ?? ""].flat()[0] ?? "";
}
