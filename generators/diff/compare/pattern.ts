import { createRequire } from "node:module";
import type { JS as RefaJS, NFA } from "refa";
import { difference, type Comparison, type Found } from "../change.ts";

/** The maximum number of states of an automaton. Ordinary patterns have a few hundred. Larger ones are not compared. */
const maxStates = 2000;

/** Compares regular expressions by the strings that they match, if that is decidable. */
export function pattern(...[site, before, after]: Parameters<Comparison<string>>): readonly Found[] {
  if (before === after) return [];
  const [wider, narrower] = [contains(after, before), contains(before, after)];
  if (wider === true && narrower === true) return [difference("text-changed", site, before, after)];
  const id = wider === true ? "pattern-widened" : narrower === true ? "pattern-narrowed" : "pattern-changed";
  return [difference(id, site, before, after)];
}

/**
 * Returns whether the outer pattern matches every string that the inner one matches, or `undefined` if that is
 * undecided.
 */
function contains(outer: string, inner: string): boolean | undefined {
  const { DFA } = refa();
  try {
    const [others, own] = [outer, inner].map((source) =>
      DFA.fromFA(automatonOf(source), new DFA.LimitedNodeFactory(maxStates)),
    );
    others!.complement();
    return DFA.fromIntersection(others!, own!, new DFA.LimitedNodeFactory(maxStates)).isEmpty;
  } catch {
    // The pattern has too many states, or a feature that automata cannot express: a back reference, or an assertion in
    // the middle.
    return undefined;
  }
}

/** Builds an automaton for whole strings. */
function automatonOf(source: string): NFA {
  const { JS, NFA, Transformers, transform } = refa();
  const parser = JS.Parser.fromLiteral({ source: wholly(source), flags: "u" });
  const { expression, maxCharacter } = parser.parse({
    maxNodes: maxStates,
    backreferences: "throw",
    assertions: "parse",
  });
  const plain = transform(Transformers.applyAssertions(), expression);
  return NFA.fromRegex(plain, { maxCharacter }, { assertions: "throw" }, new NFA.LimitedNodeFactory(maxStates));
}

/** Rewrites a pattern to match whole strings. An alternative without an anchor may begin or end anywhere. */
function wholly(source: string): string {
  const { alternatives } = refa().JS.Parser.fromLiteral({ source, flags: "u" }).ast.pattern;
  const texts = alternatives.map(({ elements }) => {
    const [isFirst, isLast] = [isAnchor(elements[0], "start"), isAnchor(elements.at(-1), "end")];
    const inner = elements
      .slice(isFirst ? 1 : 0, isLast ? -1 : undefined)
      .map(({ raw }) => raw)
      .join("");
    return `${isFirst ? "" : "[^]*"}${inner}${isLast ? "" : "[^]*"}`;
  });
  return texts.join("|");
}

type Element = RefaJS.RegexppAst["pattern"]["alternatives"][number]["elements"][number];

function isAnchor(element: Element | undefined, kind: "start" | "end"): boolean {
  return element?.type === "Assertion" && element.kind === kind;
}

function refa(): typeof import("refa") {
  return createRequire(import.meta.url)("refa") as typeof import("refa");
}
