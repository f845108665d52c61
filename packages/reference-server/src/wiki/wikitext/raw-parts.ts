import { tagReader } from "./tags.ts";

export interface RawPart {
  readonly name: string;
  readonly inner: string;
}

/** A text without comments and without what is shown as it is, and those parts. */
export function withoutRawParts(text: string): { readonly text: string; readonly parts: readonly RawPart[] } {
  const tagAt = tagReader(text);
  const parts: RawPart[] = [];
  let [left, from] = ["", 0];
  for (let at = text.indexOf("<"); at >= 0; at = text.indexOf("<", at)) {
    const tag = tagAt(at);
    if (tag === undefined || tag.kind === "open" || tag.kind === "close") {
      at++;
      continue;
    }
    left += `${text.slice(from, at)}${tag.kind === "raw" ? "\u007f" : ""}`;
    if (tag.kind === "raw") parts.push({ name: tag.name, inner: text.slice(...tag.inner) });
    from = at = tag.end;
  }
  return { text: left + text.slice(from), parts };
}
