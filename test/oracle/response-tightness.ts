import type { QueryService } from "../../generators/model/query.ts";
import { random } from "../support/random.ts";
import type { JudgeResponse } from "./response-judge.ts";
import { mutantOf, wounds, type Knowledge, type Wound } from "./response-mutants.ts";
import { nodesIn, placeOf, placesIn } from "./response-places.ts";
import { describedObjects } from "./described.ts";
import { narrowingKeys } from "./narrowing-key.ts";
import { isMembers, type Exchange, type Tree } from "./response-row.ts";

export interface Tightness {
  readonly mutants: number;
  readonly refused: number;
  /** Counts by place, most frequent first. */
  readonly passed: ReadonlyMap<string, number>;
}

/** Mutates each response several times in each way. The original responses must be valid. */
export function tightnessOf(
  exchanges: readonly Exchange[],
  judge: JudgeResponse,
  service: QueryService,
  times: number,
): ReadonlyMap<Wound, Tightness> {
  const knowledge = knowledgeOf(exchanges, service);
  return new Map(wounds.map((wound, index) => [wound, tightness(exchanges, judge, knowledge, wound, times, index)]));
}

function tightness(
  exchanges: readonly Exchange[],
  judge: JudgeResponse,
  knowledge: (exchange: Exchange) => Knowledge,
  wound: Wound,
  times: number,
  seed: number,
): Tightness {
  const chance = random(seed);
  const passed = new Map<string, number>();
  let [mutants, refused] = [0, 0];
  for (const exchange of exchanges) {
    for (let time = 0; time < times; time++) {
      const mutant = mutantOf(exchange, wound, knowledge(exchange), chance);
      if (mutant === undefined) continue;
      mutants++;
      if (judge(exchange, mutant.body) !== undefined) refused++;
      else
        passed.set(
          `${exchange.row.module} ${mutant.story}`,
          (passed.get(`${exchange.row.module} ${mutant.story}`) ?? 0) + 1,
        );
    }
  }
  return { mutants, refused, passed: new Map([...passed].sort(([, a], [, b]) => b - a)) };
}

function knowledgeOf(exchanges: readonly Exchange[], service: QueryService): (exchange: Exchange) => Knowledge {
  const keyOf = narrowingKeys(service);
  const places = placesIn(exchanges, keyOf);
  const byModule = Map.groupBy(exchanges, ({ row }) => row.module);
  const seen = new Map([...byModule].map(([module, own]) => [module, membersSeen(own)]));
  const described = new Map(exchanges.map((exchange) => [exchange, describedObjects(service, exchange)]));
  return (exchange) => ({
    described: described.get(exchange)!,
    same: places.get(keyOf(exchange))!,
    seen: seen.get(exchange.row.module)!,
  });
}

function membersSeen(exchanges: readonly Exchange[]): ReadonlyMap<string, ReadonlyMap<string, Tree>> {
  const seen = new Map<string, Map<string, Tree>>();
  for (const { path, value } of exchanges.flatMap(({ row }) => [...nodesIn(row.body)])) {
    if (!isMembers(value)) continue;
    const members = seen.get(placeOf(path)) ?? new Map<string, Tree>();
    seen.set(placeOf(path), members);
    for (const [name, inner] of Object.entries(value)) members.set(name, inner);
  }
  return seen;
}
