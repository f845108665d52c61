import type { MapNode, Node } from "../load/tree.ts";
import type { ErrorReference, ParameterReference, Rule } from "../model/rules.ts";
import type { Binding } from "./binding.ts";
import { readOrigin } from "./fact.ts";
import { asMap, asNumber, asText, itemsOf, need, textsOf, valueOf } from "./read.ts";
import { readCircumstances, readTests } from "./rule-tests.ts";

/** Reads the list `rules` of a module, a parameter group or a set of request parameters. */
export function readRules(binding: Binding, node: Node | undefined): readonly Rule[] {
  return itemsOf(node).map((item) => readRule(binding, asMap(item)));
}

/** The key that comes first in the schema of a rule says its kind. */
function readRule(binding: Binding, map: MapNode): Rule {
  const common = { ...readCircumstances(map), origin: readOrigin(binding, map), place: map.place };
  const has = (key: string): boolean => valueOf(map, key) !== undefined;
  const parameters = (key: string): readonly ParameterReference[] => itemsOf(need(map, key)).map(readReference);
  const parameter = (key: string): ParameterReference => readReference(need(map, key));
  const code = (key: string): ErrorReference => readErrorReference(need(map, key));
  if (has("exactlyOneOf")) {
    return { kind: "exactly-one-of", parameters: parameters("exactlyOneOf"), none: code("none"), several: code("several"), ...common };
  }
  if (has("atMostOneOf")) return { kind: "at-most-one-of", parameters: parameters("atMostOneOf"), error: code("error"), ...common };
  if (has("atLeastOneOf")) return { kind: "at-least-one-of", parameters: parameters("atLeastOneOf"), error: code("error"), ...common };
  if (has("needs")) {
    return { kind: "needs", each: readTests(need(map, "each")), needed: readTests(need(map, "needs")), error: code("error"), ...common };
  }
  if (has("excludes")) {
    return { kind: "excludes", each: readTests(need(map, "each")), excluded: readTests(need(map, "excludes")), error: code("error"), ...common };
  }
  if (has("contradicting")) {
    const values = itemsOf(need(map, "values")).map(textsOf);
    return { kind: "contradiction", parameter: parameter("contradicting"), values, error: code("error"), ...common };
  }
  if (has("notEmpty")) return { kind: "not-empty", parameter: parameter("notEmpty"), error: code("error"), ...common };
  if (has("inNamespace")) {
    const namespace = asNumber(need(map, "inNamespace"));
    return { kind: "in-namespace", parameter: parameter("titleOf"), namespace, error: code("error"), ...common };
  }
  if (has("cap")) {
    const [maximum, highMaximum] = [asNumber(need(map, "maximum")), asNumber(need(map, "highMaximum"))];
    return { kind: "cap", parameter: parameter("cap"), maximum, highMaximum, warning: code("warning"), ...common };
  }
  return { kind: "warning", warning: code("warn"), ...common };
}

export function readErrorReference(node: Node): ErrorReference {
  return { code: asText(node), place: node.place };
}

function readReference(node: Node): ParameterReference {
  return { name: asText(node), place: node.place };
}
