import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Options } from "./options.ts";
import { type Terminal, shownFolder, version } from "./terminal.ts";
import { decisionProse } from "../describe/decision.ts";
import type { Decision } from "../model/decision.ts";
import type { Compilation } from "../compile.ts";
import type { Model } from "../model/model.ts";
import { queryServices, resourceServices } from "../model/queries.ts";

/**
 * Renders the diagnostics in the requested format. The renderer is loaded only if there are some. `root` is the folder
 * of the project. If it is given, the paths of files are relative to the folder that the format requires.
 */
export async function printFindings(
  diagnostics: readonly Diagnostic[],
  sources: ReadonlyMap<string, string>,
  { format }: Options,
  terminal: Terminal,
  root?: string,
): Promise<string> {
  if (diagnostics.length === 0 && format === "text") return "";
  const { render } = await import("../diagnostics/render/render.ts");
  const { relocate, relocateSources } = await import("../diagnostics/order.ts");
  const folder = root === undefined ? "" : shownFolder(root, format, terminal);
  return render(relocate(diagnostics, folder), relocateSources(sources, folder), format, {
    color: terminal.color,
    version: version(),
  });
}

/**
 * Formats a decision for people: the question, the answer, the reason and its uses. `uses` are places such as
 * `spec/a.yaml:3:5`.
 */
export function decisionText(decision: Decision, uses: readonly string[]): string {
  const { id, question, answer, appliesTo, reason, leftOpenBy, grounds } = decisionProse(decision);
  const parts = [
    `${id}: ${question}`,
    answer,
    ...(appliesTo === undefined ? [] : [`Applies to: ${appliesTo}`]),
    `Why: ${reason}`,
    ...(leftOpenBy === undefined ? [] : [listed("Left open by", [leftOpenBy])]),
    listed(
      "Ground",
      grounds.map(({ text }) => text),
    ),
    uses.length === 0 ? "Nothing cites it." : listed("Cited at", uses),
  ];
  return `${parts.join("\n\n")}\n`;
}

function listed(head: string, lines: readonly string[]): string {
  return `${head}:\n${lines.map((line) => `  ${line}`).join("\n")}`;
}

/** The number of items in a model. */
interface ModelCounts {
  readonly services: number;
  readonly resources: number;
  readonly operations: number;
  readonly modules: number;
  readonly parameters: number;
  readonly templatedParameters: number;
  readonly valueSets: number;
  readonly decisions: number;
  readonly openDecisions: number;
}

export function countModel(model: Model): ModelCounts {
  const resources = resourceServices(model).flatMap((service) => service.resources);
  const modules = queryServices(model).flatMap((service) => service.modules);
  const parameters = sum(modules.map((module) => module.parameters.length));
  const templatedParameters = sum(
    modules.map((module) => module.parameters.filter((parameter) => parameter.template).length),
  );
  return {
    services: model.services.length,
    resources: resources.length,
    operations: sum(resources.map((resource) => resource.operations.length)),
    modules: modules.length,
    parameters: parameters - templatedParameters,
    templatedParameters,
    valueSets: sum(model.services.map((service) => service.valueSets.length)),
    decisions: model.decisions.length,
    openDecisions: model.decisions.filter((decision) => decision.answer.kind === "unknown").length,
  };
}

/** Prints a value as an indented JSON document. */
export function jsonText(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

/**
 * Prints the findings of a command with its result: lines for people, or members that extend the JSON document of the
 * findings.
 */
export function printResult(
  findings: string,
  { format }: Options,
  terminal: Terminal,
  lines: readonly string[],
  members: () => object,
): void {
  if (format === "text") {
    terminal.error(findings);
    terminal.out(lines.join(""));
  } else if (format === "json") terminal.out(jsonText({ ...(JSON.parse(findings) as object), ...members() }));
  else terminal.out(findings);
}

/** Returns a line with the duration of the command. */
export function timeLine({ elapsed }: Terminal): string {
  return line("time", `${(elapsed() / 1000).toFixed(2)} s`);
}

export type FileCounts = ReadonlyMap<string, number>;

/** Returns the lines that `generate` and `check` both begin with. */
export function summaryLines(compilation: Compilation, counts: FileCounts, filesRead: number): readonly string[] {
  if (compilation.model === undefined) return [line("read", `${filesRead} files of spec/`)];
  const held = countModel(compilation.model);
  const holds = [
    count(held.services, "service"),
    count(held.resources, "resource"),
    count(held.operations, "operation"),
    count(held.modules, "module"),
    `${held.parameters} + ${held.templatedParameters} templated parameters`,
    count(held.valueSets, "value set"),
    `${count(held.decisions, "decision")} (${held.openDecisions} open)`,
  ];
  return [
    line("read", `${filesRead} files of spec/`),
    line("model", holds.join(", ")),
    ...compilation.outputs.map(({ emitter, into }) =>
      line(emitter, `${count(counts.get(emitter) ?? 0, "file")} for ${into}`),
    ),
  ];
}

export function line(title: string, text: string): string {
  return `${title.padEnd(11)} ${text}\n`;
}

export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
