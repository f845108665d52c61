import { groundOf } from "./ground.js";
/**
 * What two servers say of one request, where they do not agree: undefined where one does not refuse it. `byRequest`
 * says whether the request alone decides that it is refused with a code, and not who sends it, or what is stored. The
 * statement at stake is the one that this server refuses by, else the one that the other does.
 */
export function compareVerdicts(here, there, byRequest) {
    if (here?.code === there?.code)
        return [];
    if (there === undefined)
        return here === undefined ? [] : [disagreement("accepted-there", `refused here: ${here.code}`, here)];
    if (here !== undefined)
        return [disagreement("refused-otherwise", `here: ${here.code}, there: ${there.code}`, here)];
    if (!byRequest(there.code))
        return [];
    return [disagreement("refused-there", `accepted here, refused by the other: ${there.code}`, there)];
}
function disagreement(rule, detail, { ground }) {
    return { by: "either", rule, detail, ...groundOf(ground) };
}
export function clientBroke({ code, ground }, detail) {
    return { by: "client", rule: code, detail, ...groundOf(ground) };
}
/** `ground` is what the statement rests on that the upstream does not keep to. */
export function upstreamBroke(rule, detail, ground) {
    return { by: "upstream", rule, detail, ...groundOf(ground) };
}
export function headerOf(headers, name) {
    return [headers[name] ?? ""].flat()[0] ?? "";
}
