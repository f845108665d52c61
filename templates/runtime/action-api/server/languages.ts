export interface Languages {
  /** The language of messages. */
  readonly uselang: string;
  /** The language of errors and warnings. */
  readonly errorlang: string;
}

/** The language of the older form of errors. */
const backCompatible = "en";

/** Invalid in language codes: characters that titles can't contain, or that have a meaning in paths or markup. */
const others = /[\u0000-\u001f\u007f:/\\&<>'"|#[\]{}]|%[0-9a-f]{2}/;

/** Returns the requested languages. The caller's own language is unknown, so the language of the site replaces it. */
export function languagesOf(given: ReadonlyMap<string, string>, errorForm: string, ofSite: string): Languages {
  const uselang = codeOf(given.get("uselang") ?? "user", { user: ofSite, content: ofSite }, ofSite);
  if (errorForm === "bc") return { uselang, errorlang: backCompatible };
  return { uselang, errorlang: codeOf(given.get("errorlang") ?? "uselang", { uselang, content: ofSite }, ofSite) };
}

/** Returns the language code for a parameter value. An invalid code is replaced by the site's language. */
function codeOf(asked: string, words: Readonly<Record<string, string>>, ofSite: string): string {
  const word = Object.hasOwn(words, asked) ? words[asked] : undefined;
  const code = asked.toLowerCase();
  return word ?? (code === "" || others.test(code) ? ofSite : code);
}
