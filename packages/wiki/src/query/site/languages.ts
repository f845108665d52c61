/** Some of the real system's more than four hundred language codes. */
export const languageCodes = wordsOf(`
  af am ar as az be bg bn br bs ca ceb cs cy da de el en eo es et eu fa fi fil fo fr fy ga gd gl gu ha he hi hr hu hy
  id ig is it ja jv ka kk km kn ko ky lb lo lt lv mg mi mk ml mn mr ms mt my nb ne nl nn oc or pa pl ps pt pt-br qu
  rm ro ru rw sa sd si sk sl sm sn so sq sr st su sv sw ta te tg th tk tl to tr tt ug uk ur uz vi wo xh yi yo zh
  zh-hans zh-hant zu
`);

/** Returns the languages, with names in each language itself or in a given language. */
export function languagesIn(
  code: string | undefined,
): readonly { readonly code: string; readonly bcp47: string; readonly name: string }[] {
  return languageCodes.map((one) => ({ code: one, bcp47: standardCode(one), name: languageName(one, code) }));
}

/** Codes of the software that are not in a standard. */
const ownCodes: Readonly<Record<string, string>> = { "sr-ec": "sr-Cyrl", "sr-el": "sr-Latn" };

/** Converts a code to BCP 47: `pt-br` to `pt-BR`, `zh-hans` to `zh-Hans`. */
export function standardCode(code: string): string {
  const [language = "", ...parts] = code.split("-");
  const written = parts.map((part) =>
    part.length === 2
      ? part.toUpperCase()
      : part.length === 4
        ? `${part.charAt(0).toUpperCase()}${part.slice(1)}`
        : part,
  );
  return (Object.hasOwn(ownCodes, code) ? ownCodes[code] : undefined) ?? [language, ...written].join("-");
}

/** Returns the name of a language in another language, by default in itself. Returns an invalid code unchanged. */
export function languageName(code: string, inLanguage = code): string {
  try {
    return nameOf(new Intl.Locale(standardCode(code)).toString(), standardCode(inLanguage));
  } catch {
    return code;
  }
}

/**
 * Returns the name of a language. If `inLanguage` is not a language code, the name is in the language itself. A name
 * that is not available in `inLanguage` is in English.
 */
function nameOf(bcp47: string, inLanguage: string): string {
  try {
    return namesIn(inLanguage).of(bcp47) ?? bcp47;
  } catch {
    return nameOf(bcp47, bcp47);
  }
}

/** A cache, because loading the names of some languages takes milliseconds. */
const loadedNames = new Map<string, Intl.DisplayNames>();

function namesIn(language: string): Intl.DisplayNames {
  const names = loadedNames.get(language) ?? new Intl.DisplayNames([language, "en"], { type: "language" });
  if (loadedNames.size > 2 * languageCodes.length) loadedNames.clear();
  loadedNames.set(language, names);
  return names;
}

/** Languages with conversion between variants, and the fallbacks of each variant. */
export const variants: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  sr: { sr: ["sr-ec"], "sr-ec": ["sr"], "sr-el": ["sr"] },
  zh: { zh: ["zh-hans", "zh-hant"], "zh-hans": ["zh"], "zh-hant": ["zh"] },
};

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

interface Interwiki {
  readonly prefix: string;
  /** The URL, with `$1` in place of the title. */
  readonly url: string;
  /** Set if the other site belongs to the same project, such as one in another language. */
  readonly local?: true;
  /** The name of the prefix's language, in that language. */
  readonly language?: string;
}

/** The interwiki prefixes. None of the URLs exists. */
export const interwikis: readonly Interwiki[] = [
  { prefix: "commons", url: "https://commons.example/wiki/$1" },
  { prefix: "de", url: "https://de.wikipedia.example/wiki/$1", local: true, language: "Deutsch" },
  { prefix: "fr", url: "https://fr.wikipedia.example/wiki/$1", local: true, language: "français" },
  { prefix: "mw", url: "https://mediawiki.example/wiki/$1" },
  { prefix: "wikipedia", url: "https://wikipedia.example/wiki/$1" },
  { prefix: "wiktionary", url: "https://wiktionary.example/wiki/$1" },
];

/** The URLs of the interwiki sites, keyed by prefix. */
export const interwikiAddresses = Object.fromEntries(interwikis.map(({ prefix, url }) => [prefix, url]));

export function wordsOf(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

export function linesOf(text: string): readonly string[] {
  return text
    .trim()
    .split("\n")
    .map((line) => line.trim());
}
