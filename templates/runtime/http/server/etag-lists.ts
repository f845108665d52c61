/** Returns true if `If-Match` lists the tag. Weak tags match nothing. */
export function isMatched(header: string, etag: string): boolean {
  return header.trim() === "*" || listed(header).includes(etag);
}

/** Returns true if `If-None-Match` lists the tag. Weak and strong tags are equal. */
export function isNoneMatched(header: string, etag: string): boolean {
  return header.trim() === "*" || listed(header).some((one) => one.replace(/^W\//, "") === etag);
}

function listed(header: string): readonly string[] {
  return header.match(/(?:W\/)?"[^"]*"/g) ?? [];
}
