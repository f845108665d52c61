import { join } from "node:path";
import { compiledSpec, rootFolder } from "../support/emit.ts";
import { keepTable } from "../support/readme-table.ts";
import { exceptions } from "./exceptions.ts";
import { outputs, shownPlaces, type ShownPlace } from "./shown.ts";

export const readmeTable = { name: "marks", command: "marks" } as const;
export const readmeFile = join(rootFolder, "generators/README.md");

/**
 * Prints every decision with the uses of it that each output shows. `--write` writes the exceptions into the README of
 * the compiler.
 */
export function marks(arguments_: readonly string[]): void {
  if (arguments_.includes("--write")) return keepTable(readmeFile, readmeTable, exceptionTable());
  const { model } = compiledSpec();
  if (model === undefined) throw new Error("The spec has errors: npm run check shows them.");
  const byDecision = Map.groupBy(shownPlaces(model), ({ decision }) => decision);
  const rows = model.decisions.map(({ id }) => decisionRow(id, byDecision.get(id) ?? []));
  console.log([head(["decision", "uses", ...outputs]), ...rows].join("\n"));
}

/** Returns how many uses of a decision each output shows. */
function decisionRow(id: string, places: readonly ShownPlace[]): string {
  return row([
    id,
    String(places.length),
    ...outputs.map((output) => String(places.filter(({ shownIn }) => shownIn.has(output)).length)),
  ]);
}

/** Lists the uses that an output does not show, with the reason. */
export function exceptionTable(): string {
  const rows = exceptions.map(({ kinds, outputs: where, why }) =>
    row([kinds.map((kind) => `\`${kind}\``).join(", "), where.join(", "), why]),
  );
  return [head(["uses in the model", "not in", "why"]), ...rows].join("\n");
}

function head(cells: readonly string[]): string {
  return `${row(cells)}\n${row(cells.map(() => "---"))}`;
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}
