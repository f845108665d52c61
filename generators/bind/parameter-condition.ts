import type { Node } from "../load/tree.ts";
import type { Fact } from "../model/fact.ts";
import type { Condition, ParameterValue, Template } from "../model/query.ts";
import type { Binding } from "./binding.ts";
import { readFact } from "./fact.ts";
import { asMap, asNumber, asText, itemsOf, need, valueOf } from "./read-node.ts";

export function readTemplate(node: Node | undefined): Template | undefined {
  const entry = node && asMap(node).entries[0];
  return entry && { variable: entry.key, parameter: asText(entry.value), place: entry.value.place };
}

export function readCondition(binding: Binding, node: Node | undefined): Condition | undefined {
  if (node === undefined) return undefined;
  if (node.kind === "scalar") return { kind: "single-page", place: node.place };
  const map = asMap(node);
  const onlyWith = valueOf(map, "onlyWith");
  if (onlyWith) return { kind: "only-with", parameter: asText(onlyWith), place: onlyWith.place };
  const onlyWithout = valueOf(map, "onlyWithout");
  if (onlyWithout) return { kind: "only-without", parameter: asText(onlyWithout), place: onlyWithout.place };
  const modes = valueOf(map, "modes");
  if (modes) return { kind: "modes", modes: itemsOf(modes).map(asNumber), place: modes.place };
  const subject = asText(need(map, "appliesTo"));
  return { kind: "applies-to", subject, when: readWhen(binding, need(map, "when")), place: node.place };
}

function readWhen(binding: Binding, node: Node): Fact<ParameterValue> {
  return readFact(binding, node, (value) => {
    const entry = asMap(value).entries[0]!;
    return { parameter: entry.key, value: asText(entry.value) };
  });
}
