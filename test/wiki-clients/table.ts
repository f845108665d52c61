import type { Client } from "./client-table.ts";
import { flowNames, type FlowName } from "./flows.ts";
import type { Verdict } from "./judge.ts";

/** A client, with the outcomes of its flows. */
export interface Row {
  readonly client: Client;
  readonly version: string;
  readonly verdicts: ReadonlyMap<FlowName, Verdict>;
}

const words: Readonly<Record<Verdict["kind"], string>> = {
  passed: "yes",
  none: "–",
  refused: "as at the real system",
  failed: "no",
};

/** Formats the clients and their flows as Markdown, with notes below. */
export function tableOf(rows: readonly Row[]): string {
  const notes: string[] = [];
  const numberOf = (note: string): number => {
    if (!notes.includes(note)) notes.push(note);
    return notes.indexOf(note) + 1;
  };
  const cell = ({ client, verdicts }: Row, flow: FlowName): string => {
    const verdict = verdicts.get(flow) ?? { kind: "failed", reason: "it did not run" };
    const note = verdict.kind === "passed" ? client.notes?.[flow] : verdict.reason;
    return note === undefined ? words[verdict.kind] : `${words[verdict.kind]} (${numberOf(note)})`;
  };
  const lines = rows.map((row) => [`${row.client.name} ${row.version}`, ...flowNames.map((flow) => cell(row, flow))]);
  return [
    ...[["client", ...flowNames], flowNames.map(() => "---").concat("---"), ...lines].map(
      (cells) => `| ${cells.join(" | ")} |`,
    ),
    ...(notes.length === 0 ? [] : [""]),
    ...notes.map((note, index) => `${index + 1}. ${note}`),
  ].join("\n");
}
