/** Returns true if `If-Match` lists the tag. Weak tags match nothing. */
export function isMatched(header, etag) {
    return header.trim() === "*" || listed(header).includes(etag);
}
/** Returns true if `If-None-Match` lists the tag. Weak and strong tags are equal. */
export function isNoneMatched(header, etag) {
    return header.trim() === "*" || listed(header).some((one) => one.replace(/^W\//, "") === etag);
}
function listed(header) {
    return header.match(/(?:W\/)?"[^"]*"/g) ?? [];
}
