/** Returns whether a tag is among those that `If-Match` lists: weak ones match nothing. */
export function isMatched(header: string, etag: string): boolean {
  return header.trim() === "*" || listed(header).includes(etag);
}

/** Returns whether `If-None-Match` lists a tag; weak and strong tags are equal. */
export function isNoneMatched(header: string, etag: string): boolean {
  return header.trim() === "*" || listed(header).some((one) => one.replace(/^W\//, "") === etag);
}

function listed(header: string): readonly string[] {
  return header.match(/(?:W\/)?"[^"]*"/g) ?? [];
}
