import type { Answer } from "./follow.ts";

type Members = Readonly<Record<string, unknown>>;

/**
 * Merges all responses to a request into one with unordered lists, to compare two wikis that return the same data in a
 * different order.
 */
export function merged(responses: readonly Answer[]): Answer {
  const all = responses.map(({ continue: _, batchcomplete: __, ...answer }) => answer).reduce(together, {});
  return sorted(all) as Answer;
}

function together(one: Members, other: Members): Members {
  const both = Object.entries(other).map(([name, value]) => [name, joined(name, one[name], value)] as const);
  return { ...one, ...Object.fromEntries(both) };
}

function joined(name: string, one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other))
    return name === "pages" ? pagesOf([...one, ...other] as readonly Members[]) : [...one, ...other];
  return isObject(one) && isObject(other) ? together(one, other) : other;
}

function pagesOf(pages: readonly Members[]): readonly Members[] {
  return [...Map.groupBy(pages, ({ ns, title, pageid }) => JSON.stringify([ns, title ?? pageid]))].map(([, same]) =>
    same.reduce(together),
  );
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map(sorted).toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  return isObject(value)
    ? Object.fromEntries(
        Object.entries(value)
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([name, of]) => [name, sorted(of)]),
      )
    : value;
}

function isObject(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
