import { urlPart } from "../../wiki/url-part.ts";
import { interwikiAddresses } from "../site/interwikis.ts";

/** The address of a page on another site, by the prefix of that site; undefined where the prefix is unknown. */
export function foreignUrl(prefix: string, title: string): string | undefined {
  const address = new Map(Object.entries(interwikiAddresses)).get(prefix);
  return address?.replace("$1", () => urlPart(title));
}
