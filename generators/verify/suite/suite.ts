import type { Service } from "../../model/model.ts";
import type { Case } from "./case.ts";
import type { Given } from "./query/draft.ts";
import { querySuite } from "./query/query-suite.ts";
import { resourceSuite } from "./resource/resource-suite.ts";

export interface SuiteOptions {
  /** The services to verify. */
  readonly services: readonly Service[];
  /** Parts, as in `Case`, or beginnings of ids. Empty selects all. */
  readonly only: readonly string[];
  /** Values of parameters by name. */
  readonly given: Given;
  readonly write: boolean;
  /** The same seed results in the same order and the same names of objects. */
  readonly seed: number;
}

/** Returns the cases of the services in a model, in an order that depends on the seed. A base precedes its cases. */
export function buildSuite({ services, only, given, write, seed }: SuiteOptions): readonly Case[] {
  const mark = `kiln-${seed}`;
  const all = services.flatMap((service) =>
    service.kind === "query" ? querySuite(service, given) : resourceSuite(service, given, mark, write),
  );
  const isChosen = ({ id, part }: Case): boolean =>
    only.length === 0 || only.some((one) => part === one || id.startsWith(one));
  const needed = new Set(all.filter(isChosen).flatMap(({ base }) => base ?? []));
  const selected = all.filter((one) => isChosen(one) || needed.has(one.id));
  const bases = new Set(selected.flatMap(({ base }) => base ?? []));
  const unique = [...new Map(selected.map((one) => [one.id, one])).values()];
  const first = unique.filter(({ id }) => bases.has(id));
  const rest = unique.filter(({ id }) => !bases.has(id));
  return [
    ...shuffled(first, seed),
    ...shuffled(
      rest.filter(({ writes }) => !writes),
      seed,
    ),
    ...rest.filter(({ writes }) => writes),
  ];
}

/** Returns the items in a random order that only the seed determines. */
function shuffled<Item>(items: readonly Item[], seed: number): readonly Item[] {
  const all = [...items];
  let state = seed >>> 0;
  for (let index = all.length - 1; index > 0; index--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (index + 1));
    [all[index], all[other]] = [all[other]!, all[index]!];
  }
  return all;
}
