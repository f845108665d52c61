import { underscored } from "./titles.ts";

/** Encodes a title for a URL. Like the real system, it leaves some reserved characters unchanged. */
export function urlPart(title: string): string {
  return encodeURIComponent(underscored(title.toWellFormed()))
    .replaceAll(/%(?:3B|40|24|2C|2F|3A)/g, decodeURIComponent)
    .replaceAll("'", "%27");
}
