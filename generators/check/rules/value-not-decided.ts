import { diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Decision } from "../../model/decision.ts";
import { matchFact, type DecisionId, type Fact, type Origin } from "../../model/fact.ts";
import type { Service } from "../../model/model.ts";
import type { Place } from "../../model/place.ts";
import { remembered } from "../../model/memo.ts";
import { numbersIn } from "../prose/prose.ts";
import type { Rule } from "../rule.ts";

/** Reports a number or a list item that cites a decision whose answer contains others, but not this one. */
export const valueNotDecided: Rule = {
  code: "value-not-decided",
  check({ services, decisions }, report) {
    const byId = new Map(decisions.map((one) => [one.id, one]));
    const seen = new Set<string>();
    for (const service of services) {
      for (const { decision, values, place } of citedInService(service)) {
        const { numbers, names } = valuesIn(byId.get(decision)!);
        const known = new Set<string | number>(typeof values === "number" ? numbers : names);
        const missing =
          typeof values === "number" ? [values].filter((one) => !known.has(one)) : namesMissing(values, known);
        const key = `${place.file} ${place.start} ${missing.join()}`;
        if (known.size === 0 || seen.has(key)) continue;
        seen.add(key);
        for (const value of missing)
          report(diagnostic("value-not-decided", place, { value, decision, values: [...known].join(", ") }));
      }
    }
  },
};

/** If the answer names most values of a list, it is expected to name all of them. */
function namesMissing(values: readonly string[], known: ReadonlySet<string | number>): readonly string[] {
  const missing = values.filter((value) => !known.has(value));
  return missing.length * 2 < values.length ? missing : [];
}

interface Values {
  readonly numbers: readonly number[];
  readonly names: readonly string[];
}

const valuesIn = remembered(({ question, answer }: Decision): Values => {
  const text = answer.kind === "unknown" ? "" : `${question} ${answer.text}`;
  return {
    numbers: numbersIn(text),
    names: [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name!),
  };
});

interface Cited {
  readonly decision: DecisionId;
  readonly values: number | readonly string[];
  readonly place: Place;
}

/** Keys with counts of responses, or with data. */
const SKIPPED: ReadonlySet<string> = new Set(["answers", "place", "places", "examples"]);

const citedInService = remembered((service: Service) => citedIn(service, service.place, true));

const citedInPart = remembered((part: Placed) => citedIn(part, part.place, false));

interface Placed {
  readonly place: Place;
}

/**
 * Finds the values that cite a decision through their own fact or through the definition that contains them. The items
 * of a service's lists are visited separately.
 */
function citedIn(root: object, around: Place, isService: boolean): readonly Cited[] {
  const found: Cited[] = [];
  // The decision under which an object was visited. Modules share the parameters of groups.
  const visited = new Map<object, DecisionId | undefined>();
  const visit = (tree: object, by: DecisionId | undefined, outer: Place, depth: number): void => {
    if (visited.has(tree) && visited.get(tree) === by) return;
    visited.set(tree, by);
    if (isService && depth === 2 && by === undefined && "place" in tree) {
      for (const one of citedInPart(tree as Placed)) found.push(one);
      return;
    }
    const {
      place = outer,
      origin,
      status,
    } = tree as { readonly place?: Place; readonly origin?: Origin; readonly status?: string };
    const inside = (values: unknown, decision: DecisionId | undefined): void => {
      // Zero and one are often written as words, or implied.
      if (typeof values === "number" && values > 1 && decision !== undefined) found.push({ decision, values, place });
      else if (isListOfNames(values) && decision !== undefined) found.push({ decision, values, place });
      else if (typeof values === "object" && values !== null) visit(values, decision, place, depth + 1);
    };
    if (status !== undefined && "place" in tree) {
      matchFact(tree as Fact<unknown>, {
        documented: (value) => inside(value, by),
        decided: inside,
        unknown: () => undefined,
      });
    } else {
      for (const [key, value] of Object.entries(tree)) if (!SKIPPED.has(key)) inside(value, origin?.decision ?? by);
    }
  };
  visit(root, undefined, around, 0);
  return found;
}

function isListOfNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === "string");
}
