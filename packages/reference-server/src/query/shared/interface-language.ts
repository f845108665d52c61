import type { Context } from "@kiln/server/query";
import { languageCodes } from "../site/languages.ts";

const ofSite = "en";

/** The language that the request wants names and messages in; that of the site where it names none that is known. */
export function interfaceLanguage({ request }: Context): string {
  const { uselang = "user" } = request["main"] as { readonly uselang?: string };
  const code = uselang.toLowerCase();
  return languageCodes.includes(code) ? code : ofSite;
}
