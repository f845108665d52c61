import { fileRoleOf } from "../load/file-kinds.ts";
import { schemaOfFile } from "../load/load.ts";
import type { Schema } from "../load/schema.ts";
import { columnOf, type MapNode } from "../load/tree.ts";
import type { Place } from "../model/place.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Analysis } from "./analysis.ts";
import { addEntry, type TextChange, type Trees } from "./navigation.ts";
import { type Path, parentOf, pathAt, schemasAt } from "./tree-path.ts";

/** A change of the spec that the editor offers. */
export interface Action {
  readonly title: string;
  /** The finding that it fixes. */
  readonly remedies: Diagnostic | undefined;
  readonly changes: readonly TextChange[];
  /** A new file, which `changes` fill. */
  readonly creates?: string;
}

/** Returns the changes of the spec that are possible at a place, regardless of findings. */
export function refactoringsAt(analysis: Analysis, trees: Trees, { file, start }: Place): readonly Action[] {
  const root = trees(file);
  const schema = root && schemaOfFile(file, root);
  if (root === undefined || schema === undefined) return [];
  const spot = { file, root, schema, path: pathAt(root, start) };
  return [...decide(analysis, spot), ...moveToSet(analysis, spot), ...deprecate(analysis, spot)];
}

interface Spot {
  readonly file: string;
  readonly root: MapNode;
  readonly schema: Schema;
  readonly path: Path;
}

const DECISIONS = "spec/decisions.yaml";

/** Turns a documented value into the project's own decision, with a new entry in the file of decisions. */
function decide({ sources, model }: Analysis, { file, schema, path }: Spot): readonly Action[] {
  const decisions = sources.get(DECISIONS);
  if (decisions === undefined || model === undefined) return [];
  const node = path.nodes.at(-1)!;
  const isFact = schemasAt(schema, path).some(({ properties }) => properties.has("decided"));
  if (path.isKey || node.kind !== "scalar" || !isFact) return [];
  const highest = Math.max(0, ...model.decisions.map(({ id }) => Number(id.slice(2))));
  const id = `D-${String(highest + 1).padStart(3, "0")}`;
  const value = (sources.get(file) ?? "").slice(node.place.start, node.place.end);
  const end = decisions.length;
  const entry = [
    ...(decisions.endsWith("\n") ? [] : [""]),
    `${id}:`,
    "  question: TODO",
    "  answer: TODO",
    "  reason: TODO",
    "  ground: project",
    "",
  ].join("\n");
  return [
    {
      title: `Cite a new decision, ${id}`,
      remedies: undefined,
      changes: [
        { place: node.place, text: `{ decided: ${value}, by: ${id} }` },
        { place: { file: DECISIONS, start: end, end }, text: entry },
      ],
    },
  ];
}

/** Keys between a value list and the definition whose values it lists. */
const WITHIN_TYPE: ReadonlySet<string> = new Set(["values", "type", "list", "map", "anyOf", "decided", "multiple"]);

/** Moves the listed values of a type to a new value set, which is named after their parameter or field. */
function moveToSet({ sources }: Analysis, { file, schema, path }: Spot): readonly Action[] {
  const service = fileRoleOf(file)?.service;
  const index = path.steps.findLastIndex((step) => typeof step === "object" && step.key === "values");
  const list = path.nodes[index + 1];
  const owner = path.steps
    .slice(0, Math.max(0, index))
    .findLast((step) => typeof step === "object" && !WITHIN_TYPE.has(step.key));
  if (service === undefined || list?.kind !== "list" || typeof owner !== "object") return [];
  const inside = { nodes: path.nodes.slice(0, index + 2), steps: path.steps.slice(0, index + 1), isKey: false };
  const type = path.nodes[index];
  const hasDetails = type?.kind === "map" && type.entries.some(({ key }) => BESIDE_VALUES.has(key));
  if (hasDetails || !schemasAt(schema, inside).some(({ types }) => types.includes("string"))) return [];
  const set = owner.key.replaceAll("_", "-").toLowerCase();
  const created = `spec/${service}/value-sets/${set}.yaml`;
  if (sources.has(created) || !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(set)) return [];
  const { place } = list;
  const text = sources.get(file) ?? "";
  const column = columnOf(text, place.start);
  const values = text.slice(place.start, place.end);
  const isFlow = values.startsWith("[");
  const written = isFlow ? ` ${values}` : `\n  ${values.replaceAll(`\n${" ".repeat(column)}`, "\n  ")}`;
  const gap = isFlow ? "" : text.slice(0, place.start).match(/\s*$/)![0];
  return [
    {
      title: `Move the values to a new value set, ${set}`,
      remedies: undefined,
      creates: created,
      changes: [
        { place: { file, start: place.start - gap.length, end: place.end }, text: isFlow ? set : ` ${set}` },
        { place: { file: created, start: 0, end: 0 }, text: `set: ${set}\ntitle: TODO\nvalues:${written}\n` },
      ],
    },
  ];
}

/** Keys next to listed values that have no meaning next to the name of a set. */
const BESIDE_VALUES: ReadonlySet<string> = new Set(["closed", "deprecatedValues"]);

/** Deprecates the definition whose name is at the offset. */
function deprecate({ sources }: Analysis, { file, root, schema, path }: Spot): readonly Action[] {
  const map = path.nodes.at(-1)!;
  const key = path.steps.at(-1);
  const isDefinition = path.isKey && typeof key === "object" && map.kind === "map";
  if (!isDefinition || map.entries.some((entry) => entry.key === "deprecated")) return [];
  const parents = schemasAt(schema, parentOf(path));
  const isNamed = parents.some(({ properties, others }) => typeof others === "object" && !properties.has(key.key));
  const canBe = schemasAt(schema, { ...path, isKey: false }).some(({ properties }) => properties.has("deprecated"));
  if (!isNamed || !canBe) return [];
  const change = addEntry(sources.get(file) ?? "", root, map, "deprecated: { replacement: TODO }");
  return [{ title: `Deprecate “${key.key}” with a replacement`, remedies: undefined, changes: [change] }];
}
