import type { Difference } from "./compare.ts";
import type { Outcome } from "./outcome.ts";

const mostCauses = 20;

export interface Counts {
  readonly equal: number;
  readonly decided: number;
  readonly different: number;
}

export function countsOf(outcomes: readonly Outcome[]): Counts {
  const count = (verdict: Outcome["verdict"]): number =>
    outcomes.filter((outcome) => outcome.verdict === verdict).length;
  return { equal: count("equal"), decided: count("decided"), different: count("different") };
}

/** Returns the share of requests with equal responses, including decided differences. */
export function shareOf({ equal, decided, different }: Counts): number {
  return (equal + decided) / (equal + decided + different);
}

export function tableOf(outcomes: readonly Outcome[]): string {
  const rows = [...Map.groupBy(outcomes, ({ request }) => request.about)].map(([about, of]) =>
    rowOf(about, countsOf(of)),
  );
  return [
    "| module | equal | with a decision | different |",
    "| --- | --- | --- | --- |",
    ...rows,
    rowOf("all", countsOf(outcomes)),
  ].join("\n");
}

function rowOf(name: string, { equal, decided, different }: Counts): string {
  return `| ${name} | ${equal} | ${decided} | ${different} |`;
}

/** Returns the most frequent causes of difference, each with the number of requests and an example. */
export function causesOf(outcomes: readonly Outcome[], most = mostCauses): string {
  const causes = Map.groupBy(
    outcomes.flatMap((outcome) =>
      [
        ...new Map(outcome.differences.map((difference) => [causeOf(outcome, difference), { outcome, difference }])),
      ].map(([cause, seen]) => ({ cause, ...seen })),
    ),
    ({ cause }) => cause,
  );
  const inOrder = [...causes].toSorted(([, one], [, other]) => other.length - one.length).slice(0, most);
  return inOrder
    .map(([cause, seen]) => {
      const { outcome, difference } = seen[0]!;
      return `${String(seen.length).padStart(5)}  ${cause}\n       real ${shown(difference.real)}, ours ${shown(difference.ours)}\n       ${outcome.request.caller}: ${shown(outcome.request.parameters)}`;
    })
    .join("\n");
}

function causeOf({ request }: Outcome, { member, kind }: Difference): string {
  return `${request.about}: ${member}: ${kind}`;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 220 ? `${text.slice(0, 220)}…` : text;
}
