import { createRanking } from "./rank.js";
import { failure, text, type ToolResult } from "./response.js";
import type { ProjectTable, Entry, ServiceTable } from "./table.js";

export interface SearchArguments {
  readonly query: string;
  readonly service?: string | undefined;
  readonly limit?: number | undefined;
}

const defaultLimit = 8;

/** The maximum length of a summary in a result. */
const longest = 160;

/** Creates the tool `search`. The index is built by the first search. */
export function createSearch(project: ProjectTable): (given: SearchArguments) => ToolResult {
  let rank: ((query: string) => readonly Found[]) | undefined;
  return ({ query, service, limit = defaultLimit }) => {
    const known = project.services.map(({ id }) => id);
    if (service !== undefined && !known.includes(service))
      return failure(`There is no service ${JSON.stringify(service)}. Services: ${known.join(", ")}.`);
    rank ??= ranking(project);
    const all = query.trim() === "" ? entriesOf(project).filter(({ entry }) => isCallable(entry.kind)) : rank(query);
    const found = all.filter((one) => service === undefined || one.service.id === service);
    if (found.length === 0) return text(`Nothing was found. Try other words, or query "" for all operations.`);
    const shown = found.slice(0, limit).map(line);
    const more =
      found.length > limit ? [`${found.length - limit} more: search with a higher limit or other words.`] : [];
    return text([...shown, ...more].join("\n"));
  };
}

function ranking(project: ProjectTable): (query: string) => readonly Found[] {
  const rank = createRanking(entriesOf(project).map((found) => ({ ...found.entry, found })));
  return (query) => rank(query).map(({ found }) => found);
}

function isCallable(kind: Found["entry"]["kind"]): boolean {
  return kind === "operation" || kind === "module";
}

function line({ entry: { name, kind, summary, writes } }: Found): string {
  const access = isCallable(kind) ? (writes ? "writes" : "reads") : kind;
  const short = summary.length > longest ? `${summary.slice(0, longest)}…` : summary;
  return `${name} (${access}): ${short}`;
}

export interface Found {
  readonly service: ServiceTable;
  readonly entry: Entry;
}

export function entriesOf({ services }: ProjectTable): readonly Found[] {
  return services.flatMap((service) => service.entries.map((entry) => ({ service, entry })));
}

/** Finds an entry by its full name, or by the part after the service if that is unique. */
export function findEntry(project: ProjectTable, name: string): Found | undefined {
  const all = entriesOf(project);
  const exact = all.find(({ entry }) => entry.name === name);
  if (exact !== undefined) return exact;
  const short = all.filter(({ service, entry }) => entry.name === `${service.id}.${name}`);
  return short.length === 1 ? short[0] : undefined;
}

export function unknownName(project: ProjectTable, name: string): string {
  const close = nearest(
    name,
    entriesOf(project).map(({ entry }) => entry.name),
  );
  const hint = close.length === 0 ? "" : ` Did you mean ${close.join(", ")}?`;
  return `There is no ${JSON.stringify(shortened(name))}.${hint} Find names with search.`;
}

function shortened(name: string): string {
  return name.length > 100 ? `${name.slice(0, 100)}…` : name;
}

/**
 * Returns up to three names that share the most letter pairs with a string. Returns an empty list if none is similar.
 */
export function nearest(text: string, names: readonly string[]): readonly string[] {
  const wanted = pairsOf(text.slice(0, 200));
  const scored = names
    .map((name) => ({ name, score: likeness(wanted, pairsOf(name)) }))
    .filter(({ score }) => score >= 0.5);
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ name }) => name);
}

function pairsOf(text: string): ReadonlySet<string> {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  return new Set([...letters].slice(1).map((letter, index) => letters[index]! + letter));
}

/** Returns the similarity of two sets of letter pairs, from 0 to 1. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((pair) => other.has(pair)).length;
  return (2 * common) / Math.max(1, one.size + other.size);
}
