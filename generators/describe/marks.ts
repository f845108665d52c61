import { matchFact, type Fact } from "../model/fact.ts";
import type { RuleOrigin } from "../model/rules.ts";
import type { JsonObject } from "../codegen/json.ts";
import { unlessEmpty } from "../codegen/json.ts";

/**
 * What an output says about a claim beside the claim itself: its status, limits, conditions. OpenAPI writes each as `x-kiln-<name>`,
 * JSON Schema all in one `$comment`. A claim without marks is documented.
 */
export type Marks = JsonObject;

/** The status of a fact that the source document does not hold. */
export function statusMarks(fact: Fact<unknown>): Marks {
  return matchFact<unknown, Marks>(fact, {
    documented: () => ({}),
    decided: (_, decision) => ({ status: "decided", decision }),
    unknown: (decision) => ({ status: "unknown", decision }),
  });
}

/** The status of something that the source document states as a whole, or a decision does. */
export function originMarks({ status, decision }: RuleOrigin): Marks {
  return status === "documented" ? {} : { status, decision };
}

/** The statuses of the attributes of something, such as its default: those that are decided or unknown, by attribute. */
export function attributeMarks(attributes: Readonly<Record<string, Fact<unknown> | undefined>>): Marks {
  const marks: Record<string, JsonObject> = {};
  for (const name in attributes) {
    const fact = attributes[name];
    const own = fact === undefined ? undefined : unlessEmpty(statusMarks(fact));
    if (own !== undefined) marks[name] = own;
  }
  const some = unlessEmpty(marks);
  return some === undefined ? {} : { attributes: some };
}

/** Both together; attributes of both stand side by side. */
export function joinMarks(first: Marks, second: Marks): Marks {
  const attributes = { ...(first["attributes"] as JsonObject | undefined), ...(second["attributes"] as JsonObject | undefined) };
  const all = { ...first, ...second };
  return unlessEmpty(attributes) === undefined ? all : { ...all, attributes };
}

/** ` (decided: D-014)`, ` (unknown: D-015)`, or nothing for a documented fact and for no fact. */
export function statusRemark(fact: Fact<unknown> | undefined): string {
  if (fact === undefined) return "";
  return matchFact(fact, {
    documented: () => "",
    decided: (_, decision) => ` (decided: ${decision})`,
    unknown: (decision) => ` (unknown: ${decision})`,
  });
}
