import type { Row } from "../../../generators/learn/rows.ts";
import type { Random } from "../../support/random.ts";
import { fieldsYaml, randomFields, randomObject, type Fields, type RandomRequest, type Yaml } from "./random-result.ts";

/** Random result fields of two modules of the library, by location. */
export interface RandomLibrary {
  readonly books: Readonly<Record<"items" | "results" | "generated" | "body", Fields>>;
  readonly authors: Readonly<Record<"page", Fields>>;
}

const ofBooks = { prop: ["ids", "title", "author", "flags", "size"], switches: ["terse", "editions"] } as const;
const ofAuthors = { prop: ["born", "died", "portrait"], switches: [] } as const;

export function randomLibrary(random: Random): RandomLibrary {
  const maybe = (lead: string): Fields => (random.chance(0.5) ? randomFields(random, ofBooks, 1, lead) : {});
  return {
    books: { items: randomFields(random, ofBooks, 2), results: maybe("r"), generated: maybe("g"), body: maybe("b") },
    authors: { page: randomFields(random, ofAuthors, 2, "p") },
  };
}

/** Returns the `result` key of a module's file as JSON, which is valid YAML. */
export function resultYaml(parts: Readonly<Record<string, Fields>>): string {
  const some = Object.entries(parts).filter(([, fields]) => Object.keys(fields).length > 0);
  const result: Yaml = {
    by: "D-001",
    recordings: 1,
    ...Object.fromEntries(some.map(([part, fields]) => [part, fieldsYaml(fields)])),
  };
  return `result: ${JSON.stringify(result)}\n`;
}

export function randomRows(random: Random, library: RandomLibrary, count: number): readonly Row[] {
  return Array.from({ length: count }, (_, index) => randomRow(random, library, `a${index}`));
}

function randomRow(random: Random, { books, authors }: RandomLibrary, id: string): Row {
  const [asksBooks, asksAuthors, generates] = [random.chance(0.7), random.chance(0.7), random.chance(0.3)];
  const [own, generator, page] = [askBooks(random, "bk"), askBooks(random, "gbk"), askAuthors(random)];
  const query = [
    ...(asksBooks ? ["list=books", ...own.pairs] : []),
    ...(asksAuthors ? ["prop=authors", ...page.pairs] : []),
    ...(generates ? ["generator=books", ...generator.pairs] : ["titles=A|B"]),
  ];
  const pageOf = (known: object): object => ({
    ...known,
    ...(asksAuthors ? randomObject(random, authors.page, page.request) : {}),
    ...(generates ? randomObject(random, books.generated, generator.request) : {}),
  });
  const found = {
    ...(asksBooks
      ? { books: Array.from({ length: random.below(4) }, () => randomObject(random, books.items, own.request)) }
      : {}),
    ...(asksBooks ? randomObject(random, books.results, own.request) : {}),
    pages: [pageOf({ pageid: 1, title: "A" }), pageOf({ title: "B", missing: true })],
  };
  const body = { batchcomplete: true, ...(asksBooks ? randomObject(random, books.body, own.request) : {}), found };
  return { id, query: random.shuffled(query).join("&"), body: JSON.parse(JSON.stringify(body)) as Row["body"] };
}

interface Asked {
  readonly pairs: readonly string[];
  readonly request: RandomRequest;
}

function askBooks(random: Random, prefix: string): Asked {
  const { prop, pair } = askProp(random, prefix, ofBooks.prop, ["ids", "title"]);
  const [terse, editions] = [random.chance(0.3), random.chance(0.3)];
  const pairs = [...pair, ...(terse ? [`${prefix}terse=0`] : []), ...(editions ? [`${prefix}editions`] : [])];
  return { pairs, request: { prop, terse, editions } };
}

function askAuthors(random: Random): Asked {
  const { prop, pair } = askProp(random, "au", ofAuthors.prop, ["born"]);
  return { pairs: pair, request: { prop, terse: false, editions: false } };
}

/** Adds `prop` to a request, sometimes with an unlisted value, which the system drops. */
function askProp(random: Random, prefix: string, values: readonly string[], common: readonly string[]) {
  if (random.chance(0.3)) return { prop: common, pair: [] };
  const prop = random.shuffled(values).slice(0, random.below(values.length + 1));
  const written = random.chance(0.2) ? [...prop, "unheard-of"] : prop;
  return { prop, pair: [`${prefix}prop=${encodeURIComponent(written.join("|"))}`] };
}
