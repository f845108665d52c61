import { underscored } from "../../wiki/titles.ts";
import { interwikiAddresses } from "../site/interwikis.ts";

/** The address of a page on another site, by the prefix of that site; undefined where the prefix is unknown. */
export function foreignUrl(prefix: string, title: string): string | undefined {
  const address = new Map(Object.entries(interwikiAddresses)).get(prefix);
  return address?.replace("$1", () => urlPart(title));
}

/** A title as addresses have it: the real system leaves these signs as they are. */
export function urlPart(title: string): string {
  return encodeURIComponent(underscored(title)).replaceAll(/%(?:3B|40|24|2C|2F|3A)/g, decodeURIComponent).replaceAll("'", "%27");
}
