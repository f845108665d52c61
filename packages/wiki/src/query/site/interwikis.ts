export interface Interwiki {
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
