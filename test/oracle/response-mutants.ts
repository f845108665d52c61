import type { Random } from "../support/random.ts";
import { nodesIn, placeOf, type Node, type Place } from "./response-places.ts";
import { without, type DescribedObject } from "./described.ts";
import { isMembers, type Exchange, type Members, type Tree } from "./response-row.ts";

/**
 * Mutations of a response. `required` and `not asked for` follow from the spec for the current request. `seen
 * everywhere` needs no spec: every object at the place has the member, in all responses to requests with the same
 * narrowing. There must be at least two such objects.
 */
export const wounds = [
  "required member dropped",
  "type changed",
  "made-up member added",
  "member added that was not requested",
  "member dropped that is seen everywhere",
] as const;
export type Wound = (typeof wounds)[number];

/** The mutation that does not depend on the spec. */
export const BLIND: Wound = "member dropped that is seen everywhere";

export interface Mutant {
  readonly body: Tree;
  /** Readable place of the mutation. */
  readonly story: string;
}

/** Knowledge about a response in addition to its own content. */
export interface Knowledge {
  readonly described: readonly DescribedObject[];
  /** Objects in responses to requests with the same narrowing, by place. */
  readonly same: ReadonlyMap<string, Place>;
  /** Members in responses of the same module, by place, with a value. */
  readonly seen: ReadonlyMap<string, ReadonlyMap<string, Tree>>;
}

/**
 * Returns a mutant of the response, or `undefined` if no node fits this mutation. Each node has the same probability.
 */
export function mutantOf(
  { row: { body } }: Exchange,
  wound: Wound,
  { described, same, seen }: Knowledge,
  random: Random,
): Mutant | undefined {
  switch (wound) {
    case "required member dropped":
      return dropped(
        body,
        described.flatMap((node) => node.required.map((name) => [node, name] as const)),
        random,
      );
    case "type changed":
      return changed(
        body,
        [...nodesIn(body)].filter(({ path }) => path.length > 0),
        random,
      );
    case "made-up member added":
      return added(
        body,
        described.map((node) => [node, "unheardOf", "text"]),
        random,
      );
    case "member added that was not requested":
      return added(
        body,
        described.flatMap((node) =>
          node.notAsked.map((name) => [node, name, seen.get(placeOf(node.path))?.get(name) ?? "text"] as const),
        ),
        random,
      );
    case "member dropped that is seen everywhere":
      return dropped(
        body,
        membersIn(body).filter(([{ path }, name]) => isEverywhere(same.get(placeOf(path)), name)),
        random,
      );
  }
}

interface ObjectNode extends Node {
  readonly value: Members;
}

function membersIn(body: Tree): readonly (readonly [ObjectNode, string])[] {
  const objects = [...nodesIn(body)].filter((node): node is ObjectNode => isMembers(node.value));
  return objects.flatMap((node) => Object.keys(node.value).map((name) => [node, name] as const));
}

/** Returns whether all objects at a place have the member. A single object is not sufficient evidence. */
function isEverywhere(place: Place | undefined, name: string): boolean {
  return place !== undefined && place.objects > 1 && place.having.get(name) === place.objects;
}

function dropped(
  body: Tree,
  candidates: readonly (readonly [ObjectNode, string])[],
  random: Random,
): Mutant | undefined {
  if (candidates.length === 0) return undefined;
  const [{ path, value }, name] = random.pick(candidates);
  return { body: replaced(body, path, without(value, name)), story: placeOf([...path, name]) };
}

function added(
  body: Tree,
  candidates: readonly (readonly [ObjectNode, string, Tree])[],
  random: Random,
): Mutant | undefined {
  if (candidates.length === 0) return undefined;
  const [{ path, value }, name, addition] = random.pick(candidates);
  return { body: replaced(body, path, { ...value, [name]: addition }), story: placeOf([...path, name]) };
}

function changed(body: Tree, nodes: readonly Node[], random: Random): Mutant | undefined {
  if (nodes.length === 0) return undefined;
  const { path, value } = random.pick(nodes);
  const other = random.pick(samples.filter((sample) => typeOf(sample) !== typeOf(value)));
  return { body: replaced(body, path, other), story: `${placeOf(path)} → ${JSON.stringify(other)}` };
}

const samples: readonly Tree[] = [null, true, 7, "text", ["text"], { unheardOf: "text" }];

function typeOf(tree: Tree): string {
  return tree === null ? "null" : Array.isArray(tree) ? "array" : typeof tree;
}

function replaced(tree: Tree, [first, ...rest]: Node["path"], value: Tree): Tree {
  if (first === undefined) return value;
  if (Array.isArray(tree)) return tree.with(Number(first), replaced(tree[Number(first)], rest, value));
  const members = tree as Members;
  return { ...members, [first]: replaced(members[first]!, rest, value) };
}
