import { nodesIn, placeOf, type Node } from "../../../oracle/response-places.ts";
import { isMembers, type Members, type Tree } from "../../../oracle/response-row.ts";
import type { Random } from "../../../support/random.ts";

const values: readonly Tree[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  7,
  "",
  "text",
  "2001-01-15T14:56:00Z",
  "main",
  [],
  ["text"],
  {},
  { unheardOf: "text" },
];

/** Members of objects in any response, each with a value, by the place of the object. */
export type SeenMembers = ReadonlyMap<string, ReadonlyMap<string, Tree>>;

export function seenMembers(bodies: readonly Members[]): SeenMembers {
  const seen = new Map<string, Map<string, Tree>>();
  for (const body of bodies) {
    for (const { path, value } of nodesIn(body)) {
      if (!isMembers(value)) continue;
      const own = seen.get(placeOf(path)) ?? new Map<string, Tree>();
      seen.set(placeOf(path), own);
      for (const [name, inner] of Object.entries(value)) own.set(name, inner);
    }
  }
  return seen;
}

/**
 * Returns the response with one random change: a member removed, a value replaced, or a member of another object at the
 * same place added.
 */
export function mutantOf(body: Members, seen: SeenMembers, random: Random): Members {
  const nodes = [...nodesIn(body)];
  const { path, value } = random.pick(nodes.filter(({ value }) => isMembers(value)));
  const own = value as Members;
  switch (random.below(3)) {
    case 0:
      return replaced(body, path, without(own, random.pick(["", ...Object.keys(own)]))) as Members;
    case 1:
      return nodes.length === 1
        ? body
        : (replaced(body, random.pick(nodes.slice(1)).path, random.pick(values)) as Members);
    default:
      return replaced(body, path, { ...own, ...addition(own, seen.get(placeOf(path)), random) }) as Members;
  }
}

function without(members: Members, name: string): Members {
  return Object.fromEntries(Object.entries(members).filter(([one]) => one !== name));
}

function addition(own: Members, seen: ReadonlyMap<string, Tree> = new Map(), random: Random): Members {
  const others = [...seen].filter(([name]) => !Object.hasOwn(own, name));
  const [name, value] =
    others.length === 0 || random.chance(0.1) ? ["unheardOf", random.pick(values)] : random.pick(others);
  return { [name]: random.chance(0.1) ? random.pick(values) : value };
}

function replaced(tree: Tree, [first, ...rest]: Node["path"], value: Tree): Tree {
  if (first === undefined) return value;
  if (Array.isArray(tree)) return tree.with(Number(first), replaced(tree[Number(first)], rest, value));
  const members = tree as Members;
  return { ...members, [first]: replaced(members[first]!, rest, value) };
}
