/** A function for each kind of a closed union. Adding a kind causes a compile error in every table of the union. */
export type ByKind<Node extends { readonly kind: string }, Rest extends readonly unknown[], Result> = {
  readonly [Kind in Node["kind"]]: (node: Extract<Node, { readonly kind: Kind }>, ...rest: Rest) => Result;
};

/** Calls the table's function for the kind of the node. */
export function byKind<Node extends { readonly kind: string }, Rest extends readonly unknown[], Result>(
  table: ByKind<Node, Rest, Result>,
  node: Node,
  ...rest: Rest
): Result {
  return table[node.kind as Node["kind"]](node as Extract<Node, { readonly kind: Node["kind"] }>, ...rest);
}
