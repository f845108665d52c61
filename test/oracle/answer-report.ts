import type { AnswerReplay } from "./answer-replay.ts";
import type { Wound } from "./answer-mutants.ts";
import type { Tightness } from "./answer-tightness.ts";

/** The replay for people: agreement, the disagreements by place, and how many mutants are refused. */
export function reportAnswers({ judged, disagreements }: AnswerReplay, left: number, tightness: ReadonlyMap<Wound, Tightness>, examples: number): string {
  const groups = Map.groupBy(disagreements, ({ row, fault }) => `${row.module} ${fault.place} ${fault.message}`);
  const agreed = judged - disagreements.length;
  return [
    `${judged + left} rows, ${left} of another format version left out, ${agreed} of ${judged} answers fit the schema of their request (${percent(agreed, judged)})`,
    ...(disagreements.length === 0 ? [] : ["", "Answers that do not, by module and place:"]),
    ...[...groups].sort(([, a], [, b]) => b.length - a.length).flatMap(([difference, group]) => [
      `  ${String(group.length).padStart(5)}  ${difference}`,
      ...group.slice(0, examples).map(({ row }) => `         #${row.id} ${short(row.query)}`),
    ]),
    "",
    "Of answers with one wound the schemas refuse:",
    ...[...tightness].flatMap(([wound, { mutants, refused, passed }]) => [
      `  ${percent(refused, mutants).padStart(8)}  ${wound} (${refused} of ${mutants})`,
      ...[...passed].slice(0, examples).map(([place, times]) => `              passes ${times} times: ${short(place)}`),
    ]),
    "",
  ].join("\n");
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(2)} %`;
}

function short(text: string): string {
  const query = text.replace(/&format=json.*$/, "").replace("action=query&", "");
  return query.length > 150 ? `${query.slice(0, 149)}…` : query;
}
