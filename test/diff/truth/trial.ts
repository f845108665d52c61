import type { Service } from "../../../generators/model/model.ts";
import { caseOf, type Case } from "./cases.ts";
import { builderIn, type Built } from "./packages.ts";
import { fails, holds, type Shown, type TriedAudience, worstOf } from "./shown.ts";
import { checkPrograms, type Program } from "./typescript/check.ts";
import { queryClientProgram } from "./typescript/query-client.ts";
import { queryServerProgram } from "./typescript/query-server.ts";
import { resourceClientProgram } from "./typescript/resource-client.ts";
import { resourceServerProgram } from "./typescript/resource-server.ts";
import { textOf } from "./wire/changed.ts";
import { rightTypedRequests } from "./wire/query-right.ts";
import { tryQueries } from "./wire/query-trial.ts";
import { tryResources } from "./wire/resource-trial.ts";
import type { WireShown } from "./wire/wire-shown.ts";

/** A case, and its outcome for each audience. */
export interface Row {
  readonly name: string;
  readonly claimed: Case["claimed"];
  readonly shown: Readonly<Record<TriedAudience, Shown>>;
  /** Number of requests that were valid under the old spec. */
  readonly taken: number;
}

/** Tries cases in a folder. The programs of all are type-checked in one run of the compiler. */
export async function tryCases(root: string, names: readonly string[]): Promise<readonly Row[]> {
  const build = builderIn(root);
  const tried = [];
  for (const name of names) tried.push(await tryWire(caseOf(name), build));
  const checked = checkPrograms(
    root,
    tried.flatMap(({ programs }) => programs),
  );
  return tried.map(({ one: { name, claimed }, taken, wire, programs }): Row => {
    const compiled = (isServer: boolean): Shown => {
      const own = programs.filter((program) => program.isServer === isServer);
      return worstOf(own.map(({ id }) => checked.get(id)!));
    };
    return {
      name,
      claimed,
      taken,
      shown: { ...wire, compiles: compiled(false), serves: worstOf([compiled(true), wire.serves]) },
    };
  });
}

interface Tried {
  readonly one: Case;
  readonly taken: number;
  readonly wire: Omit<WireShown, "taken">;
  readonly programs: readonly Program[];
}

async function tryWire(one: Case, build: (sources: Case["from"]) => Built): Promise<Tried> {
  const [before, after] = [build(one.from), build(one.to)];
  const pairs = changedServices(before, after);
  const all = await Promise.all(pairs.map((pair) => tryPair(one.name, before, after, pair)));
  const shown = (audience: Exclude<TriedAudience, "compiles">): Shown => worstOf(all.map(({ wire }) => wire[audience]));
  return {
    one,
    taken: all.reduce((sum, { wire }) => sum + wire.taken, 0),
    wire: { sends: shown("sends"), reads: shown("reads"), serves: shown("serves") },
    programs: all.flatMap(({ programs }) => programs),
  };
}

/**
 * Returns the services that differ, each with its old and new version. Returns all services if the specs differ outside
 * of them.
 */
function changedServices(before: Built, after: Built): readonly (readonly [Service, Service | undefined])[] {
  const services = after.model.services;
  const pairs = before.model.services.map(
    (old) => [old, services.find(({ id, kind }) => id === old.id && kind === old.kind)] as const,
  );
  const changed = pairs.filter(([old, now]) => textOf(old) !== textOf(now));
  return changed.length === 0 ? pairs : changed;
}

interface TriedPair {
  readonly wire: WireShown;
  readonly programs: readonly Program[];
}

async function tryPair(
  name: string,
  before: Built,
  after: Built,
  [old, now]: readonly [Service, Service | undefined],
): Promise<TriedPair> {
  const texts = await programsOf(before, old, now ?? old);
  const programs = Object.entries(texts).map(([kind, text]): Program => {
    return { id: `${name}-${old.id}-${kind}`, isServer: kind === "server", text, before, after };
  });
  return { wire: await wireShown(before, after, old, now), programs };
}

async function wireShown(before: Built, after: Built, old: Service, now: Service | undefined): Promise<WireShown> {
  if (old.kind === "query" && now?.kind === "query") return tryQueries(before, after, [old, now]);
  if (old.kind === "resource" && now?.kind === "resource") return tryResources(before, after, [old, now]);
  const gone: Shown = fails(`${old.id} is gone`);
  return { taken: 1, sends: gone, reads: gone, serves: holds };
}

async function programsOf(
  built: Built,
  service: Service,
  other: Service,
): Promise<Readonly<Record<"client" | "server", string>>> {
  if (service.kind === "resource")
    return { client: resourceClientProgram(built, service), server: resourceServerProgram(built, service) };
  const typed = await rightTypedRequests(built, service, other.kind === "query" ? other : service);
  return { client: queryClientProgram(built, service, typed), server: queryServerProgram(built, service) };
}
