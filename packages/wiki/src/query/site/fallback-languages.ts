import { wordsOf } from "./words.ts";

/** Fallback languages for missing messages, as of release 1.39 of the real system. */
const chains: Readonly<Record<string, string>> = {
  ca: "oc",
  cs: "sk",
  gl: "pt",
  jv: "id",
  kk: "kk-cyrl",
  lb: "de",
  mg: "fr",
  nb: "no nn",
  nn: "no nb",
  oc: "ca fr",
  pt: "pt-br",
  "pt-br": "pt",
  qu: "qug es",
  sa: "hi",
  sk: "cs",
  sr: "sr-ec sr-cyrl",
  su: "id",
  tg: "tg-cyrl",
  tt: "tt-cyrl ru",
  ug: "ug-arab",
  wo: "fr",
  yi: "he",
  zh: "zh-hans zh-hant zh-cn zh-tw zh-hk",
  "zh-hans": "zh-cn zh zh-hant",
  "zh-hant": "zh-tw zh-hk zh zh-hans",
};

/** Returns the fallback languages without English, which is the last fallback of all languages. */
export function fallbacksOf(code: string): readonly string[] {
  const chain = Object.hasOwn(chains, code) ? chains[code] : undefined;
  return chain === undefined ? [] : wordsOf(chain);
}
