import type { Disagreement, Replay, Verdict } from "./replay.ts";

/** Formats the replay as text: agreement, excluded rows, and disagreements grouped by difference. */
export function report({ rows, agreed, disagreements, excluded }: Replay, examples = 3): string {
  const left = [...excluded.values()].reduce((sum, one) => sum + one.rows, 0);
  const judged = rows - left;
  const groups = Map.groupBy(disagreements, ({ row, verdict }) => `${codes(row)} → ${codes(verdict)}`);
  return [
    `${rows} rows, ${left} left out, ${agreed} of ${judged} agree (${((100 * agreed) / Math.max(1, judged)).toFixed(2)} %)`,
    "",
    "Left out, as only a site's data or rights decide:",
    ...[...excluded]
      .sort(([, a], [, b]) => b.rows - a.rows)
      .map(([code, one]) => `  ${String(one.rows).padStart(5)}  ${code} (${one.reason})`),
    ...(disagreements.length === 0 ? [] : ["", "Disagreements, as recorded → as decoded:"]),
    ...[...groups]
      .sort(([, a], [, b]) => b.length - a.length)
      .flatMap(([difference, group]) => [
        `  ${String(group.length).padStart(5)}  ${difference}`,
        ...group.slice(0, examples).map(example),
      ]),
    "",
  ].join("\n");
}

function codes({ outcome, errors, warnings }: Pick<Verdict, "outcome" | "errors" | "warnings">): string {
  return [outcome, ...[...errors, ...warnings].sort()].join(" ");
}

function example({ row }: Disagreement): string {
  const query = row.query.replace(/&format=json.*$/, "").replace("action=query&", "");
  return `         #${row.id} ${row.case} (${row.identity}) ${query.length > 150 ? `${query.slice(0, 149)}…` : query}`;
}
