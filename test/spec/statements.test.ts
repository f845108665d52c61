import { describe, expect, it } from "vitest";
import { compiledSpec } from "../support/emit.ts";
import { changedAt, claimAt, pathsBelow } from "./change-claims.ts";
import { documented, OMITTED, thing, type Claim } from "./claim.ts";
import { claimsOf } from "./claims-of.ts";
import { compareClaims, isOrdered } from "./compare-claims.ts";
import { statementsOf } from "./statements.ts";

const { model } = compiledSpec();
const services = (model ?? expect.fail("The spec has errors.")).services;

describe.each(services.map((service) => [service.id, service] as const))("%s", (id, service) => {
  const [stated, found] = [statementsOf(id), claimsOf(service)];

  it("has what its document states, and names a source for the rest", () => {
    const faults = compareClaims(stated, found, [id]);
    expect(faults, faults.join("\n")).toEqual([]);
  });

  it("is held by every statement: where one is lost, changed or out of order, that is found", () => {
    const tried = unitsOf(stated).flatMap((path) => falsehoods(path, claimAt(stated, path), claimAt(found, path)));
    expect(
      tried.filter(({ faults }) => faults.length === 0).map(({ kind, path }) => `${path.join(" › ")}: ${kind}`),
    ).toEqual([]);
    for (const kind of kinds)
      expect(
        tried.some((one) => one.kind === kind),
        kind,
      ).toBe(true);
  });

  it("may have more only where a source is named", () => {
    const remedy = /a-new-one: .* Cite its decision .* or, where a newer edition of the document has it/;
    for (const path of [...pathsBelow(stated)].filter((path) => claimAt(stated, path).members.size > 0)) {
      const [some, own] = [claimAt(stated, path), claimAt(found, path)];
      const more = (added: Claim): readonly string[] => compareClaims(some, withMember(own, "a-new-one", added), path);
      expect(more(thing(documented))).toEqual([expect.stringMatching(remedy)]);
      expect(more(thing({ status: "decided", decision: "D-999" }))).toEqual([]);
    }
  });
});

const kinds = ["lost", "changed", "without a statement", "decided", "out of order"] as const;

interface Falsehood {
  readonly kind: (typeof kinds)[number];
  readonly path: readonly string[];
  readonly faults: readonly string[];
}

/** Returns the faults for each possible falsification below these statements. */
function falsehoods(unit: readonly string[], stated: Claim, found: Claim): readonly Falsehood[] {
  return [...pathsBelow(stated)].flatMap((below): readonly Falsehood[] => {
    const one = claimAt(stated, below);
    const path = [...unit, ...below];
    const spec = (change: (claim: Claim) => Claim | undefined): readonly string[] =>
      compareClaims(stated, changedAt(found, below, change), unit);
    const lost: Falsehood = { kind: "lost", path, faults: spec(() => undefined) };
    if (one.value === OMITTED) return [lost];
    const changed: Falsehood = { kind: "changed", path, faults: spec((claim) => ({ ...claim, value: "another" })) };
    if (wordingAt(found, below)) return [lost, changed];
    const unstated = compareClaims(
      changedAt(stated, below, () => undefined),
      found,
      unit,
    );
    return [
      lost,
      { kind: "without a statement", path, faults: unstated },
      { kind: "decided", path, faults: spec((claim) => ({ ...claim, by: "D-999" })) },
      ...(one.value === undefined ? [] : [changed]),
      ...(isOrdered(path) && one.members.size > 1
        ? [{ kind: "out of order" as const, path, faults: spec(reversed) }]
        : []),
    ];
  });
}

/**
 * Returns whether the claim at the path is wording. Also false if the spec has no such claim, which the first test
 * reports.
 */
function wordingAt(found: Claim, path: readonly string[]): boolean {
  return path.reduce<Claim | undefined>((inner, name) => inner?.members.get(name), found)?.wording === true;
}

function reversed(claim: Claim): Claim {
  return { ...claim, members: new Map([...claim.members].reverse()) };
}

function withMember(claim: Claim, name: string, member: Claim): Claim {
  return { ...claim, members: new Map([...claim.members, [name, member]]) };
}

/** Returns the parts that are compared separately, so that a change is searched for only in its own part. */
function unitsOf(stated: Claim): readonly (readonly string[])[] {
  return [...stated.members].flatMap(([name, claim]) => {
    return ["modules", "sets", "resources"].includes(name)
      ? [...claim.members.keys()].map((inner) => [name, inner])
      : [[name]];
  });
}
