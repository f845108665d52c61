import type { QueryHandlers } from "@kiln/server/query";
import { equal } from "../storage/wiki/select.ts";
import type { Storage } from "../storage/storage.ts";
import type { Site } from "./site.ts";

type AnyHandler = (parameters: never, context: never) => unknown;
type HandlersByName = Readonly<Record<string, AnyHandler | undefined>>;

/** Whether a database holds a wiki: one without a page has never been seeded or edited. */
export function holdsWiki(storage: Storage): Promise<boolean> {
  return storage.read(async ({ wiki }) => (await wiki.count({ from: "statistics", where: [equal("statistics.name", "edits")] })) > 0);
}

/** Whether pages are examples, which nothing can change. */
export async function isMadeUp({ mock, storage }: Pick<Site, "mock" | "storage">): Promise<boolean> {
  return mock && !(await holdsWiki(storage));
}

/**
 * The handlers of the stored wiki where the database holds one, and otherwise those of examples. It is asked at each request: a seed may
 * come, and a reset may take it away.
 */
export function storedOrMade(stored: QueryHandlers, made: QueryHandlers, storage: Storage): QueryHandlers {
  const choose = (first: AnyHandler | undefined, second: AnyHandler | undefined): AnyHandler | undefined => {
    if (first === undefined || second === undefined) return first ?? second;
    return async (parameters, context) => ((await holdsWiki(storage)) ? first : second)(parameters, context);
  };
  const both = (first: unknown, second: unknown): object => {
    const [one, other] = [(first ?? {}) as HandlersByName, (second ?? {}) as HandlersByName];
    return Object.fromEntries([...new Set([...Object.keys(other), ...Object.keys(one)])].map((name) => [name, choose(one[name], other[name])]));
  };
  return {
    ...made,
    modules: both(stored.modules, made.modules),
    generators: both(stored.generators, made.generators),
    pages: choose(stored.pages as AnyHandler | undefined, made.pages as AnyHandler | undefined) as NonNullable<QueryHandlers["pages"]>,
  };
}
