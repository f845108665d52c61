import { candidateTests } from "../infer/candidate-tests.ts";
import { groupsOf, newMember } from "../infer/infer-fields.ts";
import { explainPresence } from "../infer/presence.ts";
import type { Presence } from "../infer/presence-types.ts";
import type { Location, Seen, Sighting } from "../judge/observations.ts";
import type { Parameter } from "../../model/query.ts";

/** Members of more modules than this are everybody's. */
const mostModules = 3;

export type ParametersOf = (sighting: Sighting) => readonly Parameter[];

/** Whose the unknown members are, of the objects that several add to: for each who has some, which. */
export function attribute(
  sightings: readonly Sighting[],
  parametersOf: ParametersOf,
): ReadonlyMap<Sighting, readonly string[]> {
  const found = new Map<Sighting, string[]>();
  for (const location of ["body", "results", "page"] as const) {
    const there = sightings.filter(({ part }) => part.location === location);
    for (const member of new Set(there.flatMap(({ foreign }) => [...foreign]))) {
      for (const owner of ownersOf(member, location, there, parametersOf))
        found.set(owner, [...(found.get(owner) ?? []), member]);
    }
  }
  return found;
}

/** The modules that have the member, or the answer itself. */
function ownersOf(
  member: string,
  location: Location,
  there: readonly Sighting[],
  parametersOf: ParametersOf,
): readonly Sighting[] {
  const claims = there.flatMap((sighting) => claimOf(member, sighting, parametersOf(sighting)));
  const own = claims.filter(({ sighting }) => sighting.part.module === undefined);
  const modules = fewestThatCover(
    claims.filter((claim) => !own.includes(claim)),
    new Set(own.flatMap(({ objects }) => [...objects])),
  );
  if (modules === undefined) return own.map(({ sighting }) => sighting);
  const explains = (those: readonly Claim[]): boolean => those.every(({ presence }) => !presence.optional);
  const isTheAnswers =
    !modules.some(({ isNamed }) => isNamed) && explains(own) && (location === "body" || !explains(modules));
  return (isTheAnswers ? own : modules).map(({ sighting }) => sighting);
}

interface Claim {
  readonly sighting: Sighting;
  /** The objects that have the member and in which it is unknown. */
  readonly objects: ReadonlySet<Seen["value"]>;
  readonly presence: Presence;
  /** Whether the member has the module's name. */
  readonly isNamed: boolean;
}

function claimOf(member: string, sighting: Sighting, parameters: readonly Parameter[]): readonly Claim[] {
  if (!sighting.foreign.has(member)) return [];
  const { part, seen } = sighting;
  const candidates = candidateTests(parameters, [...new Set(seen.map(({ context }) => context))]);
  const presence = explainPresence(member, groupsOf({ part }, seen, member), candidates, sighting.foreign);
  const objects = new Set(seen.filter((one) => newMember(one, member) !== undefined).map(({ value }) => value));
  return [{ sighting, objects, presence, isNamed: part.module?.name === member }];
}

/** Undefined where no few modules have all of the objects between them. */
function fewestThatCover(claims: readonly Claim[], all: ReadonlySet<Seen["value"]>): readonly Claim[] | undefined {
  const chosen: Claim[] = [];
  let left = all;
  while (left.size > 0) {
    const covers = (claim: Claim): number => [...claim.objects].filter((object) => left.has(object)).length;
    const [best] = claims
      .map((claim) => ({ claim, covered: covers(claim) }))
      .filter(({ covered }) => covered > 0)
      .sort((a, b) => worth(b.claim) - worth(a.claim) || b.covered - a.covered);
    if (best === undefined || chosen.length === mostModules) return undefined;
    chosen.push(best.claim);
    left = new Set([...left].filter((object) => !best.claim.objects.has(object)));
  }
  return chosen;

  function worth({ isNamed, objects, presence }: Claim): number {
    const coversAll = [...left].every((object) => objects.has(object));
    return (
      (isNamed ? 8 : 0) +
      (coversAll ? 4 : 0) +
      (presence.optional ? 0 : 2) +
      (presence.optional && presence.when.length === 0 ? 0 : 1)
    );
  }
}
