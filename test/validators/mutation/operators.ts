import { stripTypeScriptTypes } from "node:module";
import type { Mutant } from "./mutant.ts";

interface Operator {
  readonly kind: string;
  readonly pattern: RegExp;
  readonly put: (found: string) => string;
}

const responses =
  /"(?:bad|missing|unrecognized|unsupported|outofrange|deprecat|toomany|toolong|unclear|invalid|show|nosuch|multi)[a-z_-]*"/g;

/** The mutation operators. Each creates a fault at each match of its pattern in a line. */
const operators: readonly Operator[] = [
  {
    kind: "bound",
    pattern: / (?:<=|>=|<|>) /g,
    put: (found) => ({ " <= ": " < ", " >= ": " > ", " < ": " <= ", " > ": " >= " })[found]!,
  },
  { kind: "opposite", pattern: /[!=]==/g, put: (found) => (found === "===" ? "!==" : "===") },
  { kind: "and, or", pattern: /&&|\|\|/g, put: (found) => (found === "&&" ? "||" : "&&") },
  { kind: "true, false", pattern: /\b(?:true|false)\b/g, put: (found) => (found === "true" ? "false" : "true") },
  { kind: "off by one", pattern: /(?<![\w.$#{}"'-])\d+(?![\w.])/g, put: (found) => String(Number(found) + 1) },
  {
    kind: "another code",
    pattern: responses,
    put: (found) => (found === `"badvalue"` ? `"badinteger"` : `"badvalue"`),
  },
  {
    kind: "first alone",
    pattern: /\.replaceAll\(|(?<=\/[a-z]*)g(?=[a-z]*[;,)])/g,
    put: (found) => (found === "g" ? "" : ".replace("),
  },
  { kind: "some, every", pattern: /\.(?:some|every)\(/g, put: (found) => (found === ".some(" ? ".every(" : ".some(") },
  { kind: "sum", pattern: / [+-] /g, put: (found) => (found === " + " ? " - " : " + ") },
  { kind: "no fallback", pattern: / \?\? [^;,)]+/g, put: () => "" },
  { kind: "other branch", pattern: / \? (?=[^:?]+ : )/g, put: () => " && false ? " },
  { kind: "no condition", pattern: /(?<=\bif \()(?!\()[^()]+(?=\))/g, put: () => "false" },
  {
    kind: "line left out",
    pattern:
      /^\s+(?:case .*:|(?:run|reading|this)\.(?:remark|refuse\w*|meetUnknown)\(.*\);|(?:needs|excludes|unless|when|cap|contradiction|exactlyOneOf|atMostOneOf|atLeastOneOf|notEmpty|inNamespace|warning)\(.*\),|"[^"]*",)$/g,
    put: () => "",
  },
  {
    kind: "mark left out",
    pattern: /\b(?:required|deprecated|orAll|repeatable|checked|except|only|dropping|oldValues|sensitive)(?=\()/g,
    put: () => "((parameter) => parameter)",
  },
];

export function mutantsOf(file: string, text: string): readonly Mutant[] {
  const lines = text.split("\n");
  const mutants = lines.flatMap((before, index) =>
    isCode(before) ? operators.flatMap((operator) => faults(operator, file, index + 1, before)) : [],
  );
  if (!file.endsWith(".ts")) return mutants;
  const code = withoutTypes(text);
  return mutants.filter(({ line, after }) => withoutTypes(lines.with(line - 1, after).join("\n")) !== code);
}

/** Returns the code of a TypeScript file without types and white space, or `undefined` if it has syntax errors. */
function withoutTypes(text: string): string | undefined {
  try {
    return stripTypeScriptTypes(text).replaceAll(/\s/g, "");
  } catch {
    return undefined;
  }
}

/** Returns whether a line is code to mutate. Excludes comments, imports and declarations for editors. */
function isCode(line: string): boolean {
  return !/^\s*(?:\/?\*|\/\/|import |export \{)/.test(line);
}

function faults({ kind, pattern, put }: Operator, file: string, line: number, before: string): readonly Mutant[] {
  const code = before.replace(/\/\*.*?\*\//g, (comment) => "\u0000".repeat(comment.length));
  return [...code.matchAll(pattern)].flatMap(({ 0: found, index }) => {
    const after = before.slice(0, index) + put(found) + before.slice(index + found.length);
    return after === before ? [] : [{ file, line, kind, before, after }];
  });
}
