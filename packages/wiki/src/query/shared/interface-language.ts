import type { Context } from "@kiln/server/query";
import { languageCodes } from "../site/languages.ts";

const ofSite = "en";

/**
 * Returns the requested language of names and messages. Falls back to the site's language if it is unknown or absent.
 */
export function interfaceLanguage({ request }: Context): string {
  const { uselang = "user" } = request["main"] as { readonly uselang?: string };
  const code = uselang.toLowerCase();
  return languageCodes.includes(code) ? code : ofSite;
}
