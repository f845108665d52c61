import { undocumented, matchFact, type Fact, type Origin } from "../../model/fact.ts";
import type { Place } from "../../model/place.ts";
import type { Claim } from "./case.ts";

/** Returns a claim that a fact of the spec makes. */
export function factClaim(service: string, subject: string, attribute: string, fact: Fact<unknown>): Claim {
  const value = matchFact(fact, { documented: valueText, decided: valueText, unknown: () => "" });
  return { service, subject, attribute, value, ...basisOf(fact), place: fact.place };
}

/** Returns a claim without a fact of its own. Its basis is the origin of the thing that it belongs to. */
export function originClaim(
  service: string,
  subject: string,
  attribute: string,
  value: unknown,
  { origin, place }: { readonly origin?: Fact<unknown> | Origin; readonly place: Place },
): Claim {
  return {
    service,
    subject,
    attribute,
    value: valueText(value),
    ...basisOf(origin ?? { status: "documented", decision: undefined }),
    place,
  };
}

function basisOf(claim: Fact<unknown> | Origin): Pick<Claim, "status" | "decision"> {
  return undocumented(claim) ?? { status: "documented", decision: undefined };
}

export function claimKey({ service, subject, attribute, value, place }: Claim): string {
  return JSON.stringify([service, subject, attribute, value, place.file, place.start]);
}

function valueText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
