import type { Context } from "@kiln/server/query";
import { fallbacksOf, languageCodes, languageName, standardCode, variants } from "../site/languages.ts";
import type { HandlerOf } from "../reading/module.ts";
import { interfaceLanguage } from "../shared/messages.ts";
import { asked } from "../reading/members.ts";
import type { Site } from "../site/general.ts";

/** The time limit of a request in milliseconds. The next request continues with the rest. */
const longest = 3000;

/** The right-to-left scripts of the supported languages. */
const leftwards = ["Arab", "Hebr"];

/** Returns the data of languages (decided: D-454). */
export function languageinfo(site: Site): HandlerOf<"languageinfo"> {
  return ({ prop, code: codes, continue: first = "" }, context) => {
    const end = site.now() + longest;
    const told: Record<string, object> = {};
    for (const code of knownCodes(codes, context).filter((one) => one >= first)) {
      if (site.now() >= end) {
        context.continueWith(code);
        break;
      }
      told[code] = aboutLanguage(code, prop, interfaceLanguage(context));
    }
    return { languageinfo: told };
  };
}

function knownCodes(codes: readonly string[], context: Context): readonly string[] {
  if (codes.includes("*")) return languageCodes;
  const unknown = codes.filter((code) => !languageCodes.includes(code));
  if (unknown.length > 0) {
    const text = `Unrecognized value${unknown.length === 1 ? "" : "s"} for parameter <var>$1</var>: $2.`;
    context.warn("unrecognizedvalues", {
      key: "apiwarn-unrecognizedvalues",
      text,
      parameters: [{ markup: "licode" }, { list: unknown, type: "comma" }, { count: unknown.length }],
    });
  }
  return languageCodes.filter((code) => codes.includes(code));
}

function aboutLanguage(code: string, prop: readonly string[], inLanguage: string) {
  const all = Object.hasOwn(variants, code) ? Object.keys(variants[code] ?? {}) : [code];
  return asked(prop, {
    code: { code },
    bcp47: { bcp47: standardCode(code) },
    dir: {
      dir: leftwards.includes(new Intl.Locale(standardCode(code)).maximize().script ?? "")
        ? ("rtl" as const)
        : ("ltr" as const),
    },
    autonym: { autonym: languageName(code) },
    name: { name: languageName(code, inLanguage) },
    fallbacks: { fallbacks: fallbacksOf(code) },
    variants: { variants: all },
    variantnames: { variantnames: Object.fromEntries(all.map((one) => [one, languageName(one)])) },
  });
}
