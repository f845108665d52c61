import type { JsonObject } from "../../codegen/json.ts";
import { withInner } from "../shared/json-schema/inner-schemas.ts";

/*
 * Conditions and types come again and again in the schemas that follow a request. Each that comes twice is written once, among the
 * `$defs` of its document, and referred to: a smaller file, and less for a validator to compile.
 */

/** The same schema; inner schemas that it has more than once are in its `$defs`. It has none of its own. */
export function shareSchemas(schema: JsonObject): JsonObject {
  const names = new Map<Node, string>();
  const definitions = new Map<string, JsonObject>();
  const refTo = (node: Node): JsonObject => {
    let name = names.get(node);
    if (name === undefined) {
      names.set(node, (name = `shared-${names.size + 1}`));
      definitions.set(name, printed(node));
    }
    return { $ref: `#/$defs/${name}` };
  };
  const printed = ({ outside, inside }: Node): JsonObject =>
    withInner(outside, (_, index) => {
      const inner = inside[index]!;
      return inner.uses > 1 && inner.size > worthSharing ? refTo(inner) : printed(inner);
    });
  const whole = printed(nodeOf(schema, new Map()));
  const sorted = [...definitions].sort(([a], [b]) => numberOf(a) - numberOf(b));
  return sorted.length === 0 ? whole : { ...whole, $defs: Object.fromEntries(sorted) };
}

/** A reference has about this length itself. */
const worthSharing = 60;

function numberOf(name: string): number {
  return Number(name.replace(/\D+/, ""));
}

/** A schema, equal ones being one node. */
interface Node {
  /** The schema, in which numbers of nodes stand for the schemas inside it. */
  readonly outside: JsonObject;
  readonly inside: readonly Node[];
  readonly number: number;
  /** The length of its text, but for that of a constant: how long a word of the spec is decides nothing. */
  readonly size: number;
  /** In how many places of other nodes it is. */
  uses: number;
}

function nodeOf(schema: JsonObject, known: Map<string, Node>): Node {
  const inside: Node[] = [];
  const outside = withInner(schema, (inner) => {
    const node = nodeOf(inner, known);
    inside.push(node);
    return { node: node.number };
  });
  const key = JSON.stringify(outside);
  const before = known.get(key);
  if (before !== undefined) return before;
  const size = inside.reduce((sum, node) => sum + node.size, JSON.stringify({ ...outside, const: undefined }).length);
  const node = { outside, inside, number: known.size, size, uses: 0 };
  known.set(key, node);
  for (const one of inside) one.uses += 1;
  return node;
}
