import { nodesIn, type Node } from "../../../oracle/answer-places.ts";
import { isMembers, type Members, type Tree } from "../../../oracle/answer-row.ts";
import type { Random } from "../../../support/random.ts";

const values: readonly Tree[] = [null, true, false, 0, -1, 1.5, 7, "", "text", "2001-01-15T14:56:00Z", "main", [], ["text"], {}, { unheardOf: "text" }];

/** The answer with one thing changed, anywhere: a member dropped, a value put in place of another, a member added that other objects have. */
export function mutantOf(body: Members, names: readonly string[], random: Random): Members {
  const nodes = [...nodesIn(body)].slice(1);
  const objects = [{ path: [], value: body } as Node, ...nodes].filter(({ value }) => isMembers(value));
  const { path, value } = random.pick(objects);
  const own = value as Members;
  const member = random.pick(Object.keys(own).length === 0 ? [""] : Object.keys(own));
  switch (random.below(3)) {
    case 0:
      return replaced(body, path, Object.fromEntries(Object.entries(own).filter(([name]) => name !== member))) as Members;
    case 1:
      return nodes.length === 0 ? body : (replaced(body, random.pick(nodes).path, random.pick(values)) as Members);
    default:
      return replaced(body, path, { ...own, [random.pick(names)]: random.pick([...values, ...nodes.map((node) => node.value)]) }) as Members;
  }
}

/** The names of members anywhere in answers. */
export function memberNames(bodies: readonly Members[]): readonly string[] {
  return [...new Set(bodies.flatMap((body) => [...nodesIn(body)].flatMap(({ value }) => (isMembers(value) ? Object.keys(value) : []))))];
}

function replaced(tree: Tree, [first, ...rest]: Node["path"], value: Tree): Tree {
  if (first === undefined) return value;
  if (Array.isArray(tree)) return tree.with(Number(first), replaced(tree[Number(first)], rest, value));
  const members = tree as Members;
  return { ...members, [first]: replaced(members[first]!, rest, value) };
}
