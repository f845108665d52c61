import type { ResponseReplay } from "./response-replay.ts";
import { BLIND, type Wound } from "./response-mutants.ts";
import type { Tightness } from "./response-tightness.ts";
import { reasons, type OptionalMember, type Reason } from "./optional-members.ts";

/**
 * Formats the replay as text: agreement, disagreements by place, and the number of rejected mutants. Results that need
 * no spec come first, then the reasons for optional members, then results that depend on the spec.
 */
export function reportResponses(replay: ResponseReplay, left: number, measured: Measured, examples: number): string {
  const { tightness, optional } = measured;
  const blind = [...tightness].filter(([wound]) => wound === BLIND);
  const bySpec = [...tightness].filter(([wound]) => wound !== BLIND);
  return [
    ...agreementLines(replay, left, examples),
    "",
    "Tightness, by the responses alone. Refused mutants without a member that all similar responses have:",
    ...blind.flatMap((one) => woundLines(one, examples)),
    "",
    `What lets them pass are optional members, ${optional.length} in the spec, by its reason for each:`,
    ...reasons.flatMap((reason) => reasonLines(reason, optional, examples)),
    "",
    "By the spec itself, refused mutants with one change:",
    ...bySpec.flatMap((one) => woundLines(one, examples)),
    "",
  ].join("\n");
}

/** Measurements of the schemas in addition to their agreement with the responses. */
export interface Measured {
  readonly tightness: ReadonlyMap<Wound, Tightness>;
  readonly optional: readonly OptionalMember[];
}

function agreementLines({ judged, disagreements }: ResponseReplay, left: number, examples: number): readonly string[] {
  const groups = Map.groupBy(disagreements, ({ row, fault }) => `${row.module} ${fault.place} ${fault.message}`);
  const agreed = judged - disagreements.length;
  const fit = `${agreed} of ${judged} responses match the schema of their request (${percent(agreed, judged)})`;
  return [
    `${judged + left} rows, ${left} of another format version left out, ${fit}`,
    ...(disagreements.length === 0 ? [] : ["", "Responses that do not, by module and place:"]),
    ...[...groups]
      .sort(([, a], [, b]) => b.length - a.length)
      .flatMap(([difference, group]) => [
        `  ${String(group.length).padStart(5)}  ${difference}`,
        ...group.slice(0, examples).map(({ row }) => `         #${row.id} ${short(row.query)}`),
      ]),
  ];
}

function woundLines(
  [wound, { mutants, refused, passed }]: readonly [Wound, Tightness],
  examples: number,
): readonly string[] {
  return [
    `  ${percent(refused, mutants).padStart(8)}  ${wound} (${refused} of ${mutants})`,
    ...[...passed].slice(0, examples).map(([place, times]) => `              passes ${times} times: ${short(place)}`),
  ];
}

/** Formats the optional members with a reason. Lists the names of those without one. */
function reasonLines(reason: Reason, optional: readonly OptionalMember[], examples: number): readonly string[] {
  const own = optional.filter((one) => one.reason === reason);
  const named = reason === "no reason" ? own.slice(0, examples) : [];
  return [`  ${String(own.length).padStart(5)}  ${reason}`, ...named.map(({ place }) => `         ${place}`)];
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(2)} %`;
}

function short(text: string): string {
  const query = text.replace(/&format=json.*$/, "").replace("action=query&", "");
  return query.length > 150 ? `${query.slice(0, 149)}…` : query;
}
