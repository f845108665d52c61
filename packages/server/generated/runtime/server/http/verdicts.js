/**
 * What two servers say of one request, as the codes with which they refuse it, where they do not agree. `byRequest` says whether the
 * request alone decides that it is refused with a code, and not who sends it, or what is stored.
 */
export function compareVerdicts(here, there, byRequest) {
    if (here === there)
        return [];
    if (there === undefined)
        return [{ by: "either", rule: "accepted-there", detail: `refused here: ${here}` }];
    if (here === undefined)
        return byRequest(there) ? [{ by: "either", rule: "refused-there", detail: `accepted here, refused there: ${there}` }] : [];
    return [{ by: "either", rule: "refused-otherwise", detail: `here: ${here}, there: ${there}` }];
}
export function upstreamBroke(rule, detail) {
    return { by: "upstream", rule, detail };
}
export function headerOf(headers, name) {
    return [headers[name] ?? ""].flat()[0] ?? "";
}
