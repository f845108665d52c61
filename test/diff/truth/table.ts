import { judgementOf, triedAudiences, type Judgement, type TriedAudience } from "./shown.ts";
import type { Row } from "./trial.ts";

const judgements: readonly Judgement[] = ["agrees", "not tried", "over-alarm", "missed"];

/** Counts the verdicts of each judgement, by audience. */
export function totals(rows: readonly Row[]): Readonly<Record<TriedAudience, Readonly<Record<Judgement, number>>>> {
  const count = (audience: TriedAudience, judgement: Judgement): number =>
    rows.filter(({ claimed, shown }) => judgementOf(claimed[audience], shown[audience]) === judgement).length;
  return Object.fromEntries(
    triedAudiences.map((audience) => [
      audience,
      Object.fromEntries(judgements.map((judgement) => [judgement, count(audience, judgement)])),
    ]),
  ) as ReturnType<typeof totals>;
}

/** Formats a line for each class: verdict and outcome by audience, and a mark where they disagree. */
export function tableOf(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const cell = ({ claimed, shown }: Row, audience: TriedAudience): string => {
    const judgement = judgementOf(claimed[audience], shown[audience]);
    const mark = judgement === "over-alarm" || judgement === "missed" ? ` ${judgement}` : "";
    return `${claimed[audience]}/${shown[audience].outcome}${mark}`.padEnd(28);
  };
  const cells = (row: Row): string =>
    triedAudiences
      .map((audience) => cell(row, audience))
      .join(" ")
      .trimEnd();
  const lines = rows.map((row) => `${row.name.padEnd(width)}  ${cells(row)}`);
  return [
    "".padEnd(width + 2) +
      triedAudiences
        .map((audience) => audience.padEnd(29))
        .join("")
        .trimEnd(),
    ...lines,
  ].join("\n");
}
