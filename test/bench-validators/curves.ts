import { moduleOf, requestDecoder, type Decoded } from "./package.ts";

/** Decoding time as a function of the input length. */
export interface Curve {
  readonly name: string;
  /** Input lengths in characters: a quarter, a half, and the whole. */
  readonly lengths: readonly number[];
  /** Minimum time of several runs at each length, in milliseconds. */
  readonly times: readonly number[];
}

/** Returns the average factor by which doubling the input multiplies the time: 2 is linear, 4 is quadratic. */
export function perDoubling({ times }: Curve): number {
  return Math.sqrt(times[2]! / times[0]!);
}

interface Pattern {
  readonly name: string;
  /** Undefined if a whole request is decoded. */
  readonly module: string | undefined;
  /** At the largest measured size. */
  readonly most: number;
  readonly query: (size: number) => string;
}

const mebibyte = 2 ** 20;

/** Queries that grow. For repeated text, `most` is the number of repetitions. */
const patterns: readonly Pattern[] = [
  {
    name: "one long text, 1 MB",
    module: "allpages",
    most: mebibyte - 7,
    query: (size) => `apfrom=${"a".repeat(size)}`,
  },
  {
    name: "one long text, %-encoded",
    module: "allpages",
    most: mebibyte / 6 - 2,
    query: (size) => `apfrom=${"%C3%A9".repeat(size)}`,
  },
  {
    name: "combining characters",
    module: "allpages",
    most: 5000,
    query: (size) => `apfrom=e${"%CC%81%CC%A3".repeat(size)}`,
  },
  { name: "lone percent signs", module: "allpages", most: mebibyte - 7, query: (size) => `apfrom=${"%".repeat(size)}` },
  { name: "broken UTF-8", module: "allpages", most: mebibyte / 3 - 7, query: (size) => `apfrom=${"%C3".repeat(size)}` },
  {
    name: "title of spaces",
    module: "categorymembers",
    most: mebibyte - 20,
    query: (size) => `cmtitle=a${"+".repeat(size)}b`,
  },
  {
    name: "title of colons",
    module: "categorymembers",
    most: mebibyte - 20,
    query: (size) => `cmtitle=${":".repeat(size)}a`,
  },
  {
    name: "user of underscores",
    module: "recentchanges",
    most: mebibyte - 20,
    query: (size) => `rcuser=a${"_".repeat(size)}a`,
  },
  {
    name: "user of colons and digits",
    module: "recentchanges",
    most: mebibyte / 2 - 20,
    query: (size) => `rcuser=${"1:".repeat(size)}`,
  },
  {
    name: "digits of an integer",
    module: "allpages",
    most: mebibyte - 20,
    query: (size) => `apminsize=${"9".repeat(size)}`,
  },
  {
    name: "zeros of a timestamp",
    module: "recentchanges",
    most: mebibyte - 20,
    query: (size) => `rcstart=${"0".repeat(size)}`,
  },
  {
    name: "spaces in a timestamp",
    module: "recentchanges",
    most: mebibyte - 20,
    query: (size) => `rcstart=2026-01-01${"+".repeat(size)}x`,
  },
  {
    name: "fields of a continue",
    module: "recentchanges",
    most: mebibyte / 3 - 20,
    query: (size) => `rccontinue=${"%7C".repeat(size)}`,
  },
  { name: "100,000 repeated keys", module: "allpages", most: 100_000, query: (size) => "&aplimit=9".repeat(size) },
  {
    name: "100,000 foreign keys",
    module: "allpages",
    most: 100_000,
    query: (size) => Array.from({ length: size }, (_, index) => `apx${index}=`).join("&"),
  },
  { name: "ampersands", module: "allpages", most: mebibyte - 20, query: (size) => "&".repeat(size) },
  { name: "keys with brackets", module: "allpages", most: 80_000, query: (size) => "&aplimit[]=1".repeat(size) },
  {
    name: "5,000-value list, listed",
    module: "codexicons",
    most: 5000,
    query: (size) => `names=${"cdxIconAdd%7C".repeat(size)}cdxIconCut`,
  },
  {
    name: "5,000-value list, unknown",
    module: "codexicons",
    most: 5000,
    query: (size) => `names=${Array.from({ length: size }, (_, index) => `x${index}`).join("%7C")}`,
  },
  {
    name: "5,000-value list, namespaces",
    module: "recentchanges",
    most: 5000,
    query: (size) => `rcnamespace=${Array.from({ length: size }, (_, index) => index).join("|")}`,
  },
  {
    name: "empty list items",
    module: "recentchanges",
    most: mebibyte - 20,
    query: (size) => `rcprop=${"|".repeat(size)}`,
  },
  {
    name: "5,000-value list, texts",
    module: "users",
    most: 5000,
    query: (size) => `ususers=${Array.from({ length: size }, (_, index) => `User ${index}`).join("|")}`,
  },
  {
    name: "U+001F list items",
    module: "recentchanges",
    most: mebibyte / 4 - 20,
    query: (size) => `rcprop=${"%1Fa".repeat(size)}`,
  },
  {
    name: "request, 1 MB of text",
    module: undefined,
    most: mebibyte - 40,
    query: (size) => `action=query&list=allpages&apfrom=${"a".repeat(size)}`,
  },
  {
    name: "request, 100,000 repeated keys",
    module: undefined,
    most: 100_000,
    query: (size) => `action=query&list=allpages${"&aplimit=9".repeat(size)}`,
  },
  {
    name: "request, 100,000 foreign keys",
    module: undefined,
    most: 100_000,
    query: (size) => `action=query&list=allpages${Array.from({ length: size }, (_, index) => `&x${index}`).join("")}`,
  },
  {
    name: "request, a module 5,000 times",
    module: undefined,
    most: 5000,
    query: (size) => `action=query&list=${"allpages%7C".repeat(size)}allpages`,
  },
];

/**
 * Measures each pattern at a quarter, a half and the whole of its size. The runs take turns, so that a slow second
 * affects all patterns.
 */
export async function curves(runs: number): Promise<readonly Curve[]> {
  const trials = await Promise.all(patterns.map(trialOf));
  for (let run = 0; run < runs; run++) trials.forEach(tryOnce);
  return trials.map(({ name, queries, times }) => ({ name, lengths: queries.map((query) => query.length), times }));
}

/** Measures how many milliseconds it takes to reject a query longer than the limit. */
export async function refusal(runs: number): Promise<number> {
  const { decode } = await moduleOf("allpages");
  const query = `apfrom=${"a".repeat(8 * mebibyte)}`;
  if (decode(query).errors?.[0]?.code !== "toolong") throw new Error("No cap");
  return Math.min(...Array.from({ length: runs }, () => time(() => decode(query))));
}

interface Trial {
  readonly name: string;
  readonly decode: (query: string, options: { readonly all: boolean }) => Decoded;
  readonly queries: readonly string[];
  /** The minimum so far at each length. */
  readonly times: number[];
}

async function trialOf({ name, module, most, query }: Pattern): Promise<Trial> {
  const decode = module === undefined ? await requestDecoder() : (await moduleOf(module)).decode;
  return {
    name,
    decode,
    queries: [most / 4, most / 2, most].map((size) => query(Math.floor(size))),
    times: [Infinity, Infinity, Infinity],
  };
}

function tryOnce({ decode, queries, times }: Trial): void {
  queries.forEach(
    (query, index) =>
      (times[index] = Math.min(
        times[index]!,
        time(() => decode(query, { all: true })),
      )),
  );
}

function time(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
