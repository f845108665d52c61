import type { Json, JsonObject } from "../codegen/json.ts";
import { parse } from "../load/parse.ts";
import type { Node } from "../load/tree.ts";

/**
 * Parses the text after `type:` in a spec, such as `integer` or `{ list: string }`. Returns `undefined` if the YAML is
 * invalid.
 */
export function readTypeExpression(text: string): Json | undefined {
  const { root, diagnostics } = parse("--type", `type: ${text}\n`);
  const [entry, ...others] = root?.entries ?? [];
  return entry === undefined || others.length > 0 || diagnostics.length > 0 ? undefined : valueOf(entry.value);
}

function valueOf(node: Node): Json {
  switch (node.kind) {
    case "scalar":
      return node.value;
    case "list":
      return node.items.map(valueOf);
    case "map":
      return Object.fromEntries(node.entries.map(({ key, value }) => [key, valueOf(value)])) as JsonObject;
  }
}
