import { trackingNames } from "../../content/wikitext/page-facts.ts";
import { spaced } from "../../content/titles.ts";
import { fallbacksOf, languageCodes, standardCode, wordsOf } from "./languages.ts";

/*
 * The messages that the software ships: single words, names of days and months, the names of categories (decided:
 * D-453).
 */

type Messages = Readonly<Record<string, string>>;

const days = wordsOf("sunday monday tuesday wednesday thursday friday saturday");
const shortDays = wordsOf("sun mon tue wed thu fri sat");
const months = wordsOf("january february march april may_long june july august september october november december");
const shortMonths = wordsOf("jan feb mar apr may jun jul aug sep oct nov dec");

const words: Readonly<Record<string, Messages>> = {
  en: {
    about: "About",
    aboutsite: "About {{SITENAME}}",
    and: " and",
    brackets: "[$1]",
    cancel: "Cancel",
    "comma-separator": ", ",
    delete: "Delete",
    edit: "Edit",
    help: "Help",
    mainpage: "Main Page",
    move: "Move",
    pagetitle: "$1 - {{SITENAME}}",
    parentheses: "($1)",
    search: "Search",
    sitetitle: "{{SITENAME}}",
    talk: "Discussion",
    "word-separator": " ",
    ...Object.fromEntries(Object.entries(trackingNames).map(([key, title]) => [key, spaced(title)])),
  },
  de: {
    about: "Über",
    aboutsite: "Über {{SITENAME}}",
    cancel: "Abbrechen",
    delete: "Löschen",
    edit: "Bearbeiten",
    help: "Hilfe",
    mainpage: "Hauptseite",
    move: "Verschieben",
    search: "Suche",
    talk: "Diskussion",
  },
  fr: {
    cancel: "Annuler",
    delete: "Supprimer",
    edit: "Modifier",
    help: "Aide",
    mainpage: "Accueil",
    move: "Renommer",
    search: "Rechercher",
  },
};

/**
 * Returns the messages in a language, by key. Missing messages are in its fallback languages and finally in English.
 */
export function shippedMessages(language: string): ReadonlyMap<string, string> {
  const chain = ["en", ...fallbacksOf(language).toReversed(), language];
  return new Map(
    chain.flatMap((one) => Object.entries(ownMessages(one))).toSorted(([first], [second]) => (first < second ? -1 : 1)),
  );
}

function ownMessages(language: string): Messages {
  if (!languageCodes.includes(language)) return {};
  return {
    ...namesOf(language, "weekday", "long", days),
    ...namesOf(language, "weekday", "short", shortDays),
    ...namesOf(language, "month", "long", months),
    ...namesOf(language, "month", "short", shortMonths),
    ...words[language],
  };
}

/** Returns names of weekdays, beginning with Sunday, or of months. */
function namesOf(
  language: string,
  part: "weekday" | "month",
  length: "long" | "short",
  keys: readonly string[],
): Messages {
  const code = standardCode(language);
  // For unsupported languages, `Intl` would use the language of the machine.
  if (Intl.DateTimeFormat.supportedLocalesOf(code).length === 0) return {};
  const format = new Intl.DateTimeFormat(code, { [part]: length, timeZone: "UTC" });
  const moment = (index: number): number =>
    part === "month" ? Date.UTC(2023, index, 1) : Date.UTC(2023, 0, 1 + index);
  return Object.fromEntries(keys.map((key, index) => [key, format.format(moment(index))]));
}
