import type { Context } from "@kiln/server/query";
import { type StoredTitle, pageNamed, underscored } from "../../content/titles.ts";
import { expandOn } from "../../content/write/page-row.ts";
import { wikiUnit, type WikiUnit } from "../../content/write/log-entry.ts";
import { fallbacksOf } from "../site/languages.ts";
import { shippedMessages } from "../site/interface-messages.ts";
import { type HandlerOf, type ParametersOf, only } from "../reading/module.ts";
import { interfaceLanguage, ownMessages, ownTitles } from "../shared/messages.ts";
import type { Site } from "../site/general.ts";

type Parameters = ParametersOf<"allmessages">;

const ofSite = "en";
/** The pseudo-language in which each message is its own name. */
const ofNames = "qqx";
const namelessTitle: StoredTitle = { ns: 0, title: "API" };

/** Lists the messages of the user interface: those of the software, and those by which the site replaces them. */
export function allmessages(site: Site): HandlerOf<"allmessages"> {
  return (parameters, context) => site.storage.read((unit) => messagesOn(wikiUnit(unit), parameters, context));
}

async function messagesOn(unit: WikiUnit, parameters: Parameters, context: Context) {
  const language = parameters.lang?.toLowerCase() ?? interfaceLanguage(context);
  const shipped = shippedMessages(language);
  const names = namesIn(
    parameters,
    parameters.messages.includes("*") ? await allNames(unit, shipped, parameters) : parameters.messages,
  );
  const own = await ownMessages(
    unit.wiki,
    names.flatMap((name) => titlesOf(keyOf(name), language)),
  );
  const text = (key: string): string | undefined => textOf(key, language, shipped, own);
  const shown = names.filter(
    (name) => parameters.customised === "all" || isCustomised(name) === (parameters.customised === "modified"),
  );
  return Promise.all(
    shown.map(async (name) => {
      const key = keyOf(name);
      const stored = text(key);
      const named = {
        name,
        normalizedname: key,
        ...only(parameters.customised === "modified", { customised: true as const }),
      };
      if (stored === undefined) return { ...named, missing: true as const };
      const content = await written(unit, stored, parameters);
      return {
        ...named,
        ...only(parameters.nocontent !== true, { content }),
        ...(parameters.prop?.includes("default") === true ? defaultOf(key, content) : {}),
      };
    }),
  );

  function isCustomised(name: string): boolean {
    const [first = ""] = titlesOf(keyOf(name), language);
    return own.has(first);
  }

  function defaultOf(key: string, content: string): object {
    const found = language === ofNames ? textOf(key, language, shipped, new Map()) : shipped.get(key);
    return found === undefined ? { defaultmissing: true } : only(found !== content, { default: found });
  }
}

async function allNames(
  { wiki }: WikiUnit,
  shipped: ReadonlyMap<string, string>,
  { includelocal = false }: Parameters,
): Promise<readonly string[]> {
  const local = includelocal ? (await ownTitles(wiki)).map(keyOf) : [];
  return [...new Set([...shipped.keys(), ...local])].toSorted();
}

/**
 * Returns the requested names. Names with a prefix are contiguous. `from` must be one of them, but `to` does not have
 * to be.
 */
function namesIn({ prefix, filter, from, to }: Parameters, all: readonly string[]): readonly string[] {
  const run = prefix === undefined ? all : runOf(all, (name) => name.startsWith(prefix));
  const some = filter === undefined ? run : run.filter((name) => name.includes(filter));
  const begun = from === undefined ? some : some.includes(from) ? some.slice(some.indexOf(from)) : [];
  const end = to === undefined ? -1 : begun.findIndex((name) => name > to);
  return end < 0 ? begun : begun.slice(0, end);
}

function runOf(all: readonly string[], isOf: (name: string) => boolean): readonly string[] {
  const start = all.findIndex(isOf);
  const rest = start < 0 ? [] : all.slice(start);
  const end = rest.findIndex((name) => !isOf(name));
  return end < 0 ? rest : rest.slice(0, end);
}

/** Returns the normalized name of a message: `main_page` for `Main page`. */
function keyOf(name: string): string {
  const [first = ""] = name;
  return underscored(first.toLowerCase() + name.slice(first.length));
}

/**
 * Returns the titles of the pages that may contain a message, the requested language first. Titles in the site's
 * language have no language code.
 */
function titlesOf(key: string, language: string): readonly string[] {
  const [first = ""] = key;
  const title = first.toUpperCase() + key.slice(first.length);
  return [language, ...fallbacksOf(language), ofSite].map((code) => (code === ofSite ? title : `${title}/${code}`));
}

/**
 * Returns the text of a message. The site's text in the language takes precedence over the software's text in it. The
 * site's texts in other languages come last.
 */
function textOf(
  key: string,
  language: string,
  shipped: ReadonlyMap<string, string>,
  own: ReadonlyMap<string, string>,
): string | undefined {
  if (language === ofNames) return `(${key}$*)`;
  const [first, ...others] = titlesOf(key, language).map((title) => own.get(title));
  return first ?? shipped.get(key) ?? others.find((text) => text !== undefined);
}

/** Inserts the arguments and, if requested, expands templates and functions. */
async function written(
  unit: WikiUnit,
  text: string,
  { args = [], enableparser = false, title }: Parameters,
): Promise<string> {
  const all = args.length === 0 ? "" : `: ${args.join(", ")}`;
  const filled = text.replaceAll(/\$(\*|\d+)/g, (sign, number: string) =>
    number === "*" ? all : (args[Number(number) - 1] ?? sign),
  );
  if (!enableparser) return filled;
  const page = title === undefined ? namelessTitle : (pageNamed(title) ?? namelessTitle);
  return (await expandOn(unit, filled, page)).text;
}
