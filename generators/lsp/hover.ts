import type { Decision, Ground } from "../model/decision.ts";
import { schemaOfFile } from "../load/load.ts";
import { columnOf, type MapNode } from "../load/tree.ts";
import type { Place } from "../model/place.ts";
import type { Analysis } from "./analysis.ts";
import { definitionOf, symbolAt, type SpecSymbol, type Trees } from "./navigation.ts";
import { descriptionOf, holds, parentOf, pathAt, schemasAt } from "./tree-path.ts";

/** Markdown about a part of a file. */
export interface Hover {
  readonly place: Place;
  readonly markdown: string;
}

/** Maximum number of lines of a definition that a hover shows. */
const MAXIMUM_LINES = 12;

/** Describes a name by its definition, or a key by the schema of the file. */
export function hoverAt(analysis: Analysis, trees: Trees, file: string, offset: number): Hover | undefined {
  const symbol = symbolAt(analysis, trees, file, offset);
  if (symbol !== undefined) {
    const use = symbol.uses.find(({ place }) => place.file === file && holds(place, offset));
    return { place: use?.place ?? symbol.token, markdown: describe(symbol, analysis, trees) };
  }
  const root = trees(file);
  const schema = root && schemaOfFile(file, root);
  if (root === undefined || schema === undefined) return undefined;
  const path = pathAt(root, offset);
  const entry = path.steps.at(-1);
  if (!path.isKey || typeof entry !== "object") return undefined;
  const parent = parentOf(path);
  const properties = schemasAt(schema, parent).flatMap((one) => one.properties.get(entry.key) ?? []);
  const descriptions = new Set(properties.flatMap((one) => descriptionOf(one) ?? []));
  if (descriptions.size === 0) return undefined;
  return { place: entry.keyPlace, markdown: [`**${entry.key}**`, ...descriptions].join("\n\n") };
}

function describe(symbol: SpecSymbol, analysis: Analysis, trees: Trees): string {
  const decision = analysis.model?.decisions.find(({ id, place }) => id === symbol.name && isAt(place, symbol.token));
  if (decision !== undefined) return decisionText(decision, symbol);
  const title = `**${[symbol.kind, symbol.name].filter(Boolean).join(" ")}**`;
  const lines = `${usesText(symbol)} Defined in \`${symbol.token.file}\`.`;
  const source = sourceOf(symbol, analysis, trees);
  return [title, lines, ...(source === "" ? [] : [`\`\`\`yaml\n${source}\n\`\`\``])].join("\n\n");
}

function isAt(one: Place, other: Place): boolean {
  return one.file === other.file && one.start === other.start;
}

function usesText({ uses }: SpecSymbol): string {
  return uses.length === 1 ? "1 use." : `${uses.length} uses.`;
}

function decisionText({ id, question, answer, reason, grounds, source }: Decision, symbol: SpecSymbol): string {
  const sections = grounds.flatMap(groundText);
  return [
    `**${id}** ${question}`,
    answer.kind === "unknown" ? "**Unknown.**" : answer.text,
    reason,
    ...(source === undefined ? [] : [`Question about: ${source.source.title}, ${source.section.title}`]),
    ...(sections.length === 0 ? [] : [`Sources: ${sections.join("; ")}`]),
    usesText(symbol),
  ].join("\n\n");
}

function groundText(ground: Ground): readonly string[] {
  return ground.kind === "project" ? ["the project"] : [`${ground.cited.source.title}, ${ground.cited.section.title}`];
}

/** Returns the YAML of a definition, truncated to `MAXIMUM_LINES`. */
function sourceOf(symbol: SpecSymbol, { sources }: Analysis, trees: Trees): string {
  const text = sources.get(symbol.token.file) ?? "";
  const definition = definitionOf(symbol, trees);
  if (definition === undefined) return "";
  const { start, end } = extentOf(definition);
  const indent = columnOf(text, start);
  const lines = text.slice(start, end).split("\n");
  const shown = lines.slice(0, MAXIMUM_LINES).map((line, index) => (index === 0 ? line : line.slice(indent)));
  return [...shown, ...(lines.length > MAXIMUM_LINES ? ["…"] : [])].join("\n");
}

function extentOf(definition: NonNullable<ReturnType<typeof definitionOf>>): Pick<Place, "start" | "end"> {
  if ("entries" in definition) return mapExtent(definition);
  return { start: definition.keyPlace.start, end: definition.value.place.end };
}

function mapExtent({ place, entries }: MapNode): Pick<Place, "start" | "end"> {
  return { start: entries[0]?.keyPlace.start ?? place.start, end: place.end };
}
