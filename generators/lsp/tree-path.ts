import type { Place } from "../model/place.ts";
import type { MapEntry, MapNode, Node } from "../load/tree.ts";
import type { Scalar, Schema } from "../load/schema.ts";
import { validate } from "../load/validate.ts";

/** A node of a file and its path from the root. */
export interface Path {
  /** The nodes from the root to the node itself. */
  readonly nodes: readonly Node[];
  /** The entry or index that leads to each node except the root. */
  readonly steps: readonly (MapEntry | number)[];
  /** True if the offset is in the key of the last step. */
  readonly isKey: boolean;
}

/** Finds the innermost node or key at an offset. An offset at the end of a word belongs to the word. */
export function pathAt(root: Node, offset: number): Path {
  const [nodes, steps]: [Node[], (MapEntry | number)[]] = [[root], []];
  for (;;) {
    const node = nodes.at(-1)!;
    const step = stepTo(node, offset);
    if (step === undefined) return { nodes, steps, isKey: false };
    steps.push(step);
    nodes.push(typeof step === "number" ? (node as { readonly items: readonly Node[] }).items[step]! : step.value);
    if (typeof step !== "number" && holds(step.keyPlace, offset)) return { nodes, steps, isKey: true };
  }
}

/** Returns the path to the node that contains the last node of a path. */
export function parentOf({ nodes, steps }: Path): Path {
  return { nodes: nodes.slice(0, -1), steps: steps.slice(0, -1), isKey: false };
}

function stepTo(node: Node, offset: number): MapEntry | number | undefined {
  if (node.kind === "map") {
    return node.entries.find(({ keyPlace, value }) => holds(keyPlace, offset) || holds(value.place, offset));
  }
  if (node.kind !== "list") return undefined;
  const index = node.items.findIndex(({ place }) => holds(place, offset));
  return index < 0 ? undefined : index;
}

export function holds({ start, end }: Place, offset: number): boolean {
  return start <= offset && offset <= end;
}

/** Calls `visit` for each entry of the mappings below a node, outer entries first. */
export function visitEntries(node: Node, visit: (entry: MapEntry, parents: readonly MapEntry[]) => void): void {
  const enter = (inner: Node, parents: readonly MapEntry[]): void => {
    if (inner.kind === "list") for (const item of inner.items) enter(item, parents);
    if (inner.kind !== "map") return;
    for (const entry of inner.entries) {
      visit(entry, parents);
      enter(entry.value, [...parents, entry]);
    }
  };
  enter(node, []);
}

/** A key or value that a schema allows. */
export interface Choice {
  readonly text: string;
  readonly description: string | undefined;
  readonly schema: Schema | undefined;
}

/** The placeholder for the word that is being completed. It does not narrow the choice of schemas. */
export const PROBE = "kilnCompletion";

/** Returns the schemas that describe the last node of a path, including referenced ones. */
export function schemasAt(root: Schema, { nodes, steps }: Path): readonly Schema[] {
  let schemas = alternativesOf(root, nodes[0]!);
  steps.forEach((step, index) => {
    const node = nodes[index + 1]!;
    const inner = schemas.flatMap((schema) => {
      if (typeof step === "number") return schema.items ?? [];
      const property = schema.properties.get(step.key) ?? schema.others;
      return property === undefined || property === "refused" ? [] : property;
    });
    schemas = inner.flatMap((schema) => alternativesOf(schema, node));
  });
  return [...new Set(schemas)];
}

/** Returns the keys that can be added to a mapping. */
export function keysFor(schemas: readonly Schema[], map: MapNode): readonly Choice[] {
  const present = new Set(map.entries.map(({ key }) => key));
  const choices = schemas.flatMap(({ properties }) =>
    [...properties].map(([text, schema]) => ({ text, description: descriptionOf(schema), schema })),
  );
  return distinct(choices).filter(({ text }) => !present.has(text));
}

export function valuesFor(schemas: readonly Schema[]): readonly Choice[] {
  const listed = schemas.flatMap(({ values, types, description }) => {
    const all: readonly Scalar[] = values ?? (types.includes("boolean") ? [true, false] : []);
    return all.map((value) => ({ text: value === "" ? "''" : String(value), description, schema: undefined }));
  });
  return distinct(listed);
}

export function descriptionOf(schema: Schema): string | undefined {
  return schema.description ?? (schema.ref && descriptionOf(schema.ref));
}

/**
 * Returns alternatives of a schema. Follows references, conditions and those branches of unions that the node can
 * match.
 */
function alternativesOf(schema: Schema, node: Node): readonly Schema[] {
  const { ref, anyOf, choice, dependentSchemas } = schema;
  const branches = anyOf.map((branch) => alternativesOf(branch, node));
  const possible = branches.filter((branch) => branch.every((one) => isPossible(one, node)));
  const dependent = dependentSchemas.filter(([key]) => hasKey(node, key)).map(([, one]) => one);
  const spot = { node, parent: undefined, step: undefined };
  const chosen = choice && (validate(choice.test, spot).length === 0 ? choice.then : choice.otherwise);
  const also = [ref, chosen, ...dependent].flatMap((one) => (one === undefined ? [] : alternativesOf(one, node)));
  return [schema, ...also, ...(possible.length > 0 ? possible : branches).flat()];
}

function isPossible({ types, properties, others }: Schema, node: Node): boolean {
  if (node.kind !== "map") return true;
  if (types.length > 0 && !types.includes("object")) return false;
  return others !== "refused" || node.entries.every(({ key }) => properties.has(key) || key === PROBE);
}

function hasKey(node: Node, key: string): boolean {
  return node.kind === "map" && node.entries.some((entry) => entry.key === key);
}

function distinct(choices: readonly Choice[]): readonly Choice[] {
  return [...new Map(choices.map((one) => [one.text, one])).values()];
}
