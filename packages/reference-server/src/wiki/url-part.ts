import { underscored } from "./titles.ts";

/** A title as addresses have it: the real system leaves these signs as they are. */
export function urlPart(title: string): string {
  return encodeURIComponent(underscored(title.toWellFormed()))
    .replaceAll(/%(?:3B|40|24|2C|2F|3A)/g, decodeURIComponent)
    .replaceAll("'", "%27");
}
