import ts from "typescript";
import { expect, test } from "vitest";
import { nodesOf, placeOf, programWith } from "./program.ts";

/*
 * Architecture rules, checked through the types of the compiler's own code. Code reads the status of a fact through
 * folds, and types are printed from tables. A new kind of type is a compile error in every place that must handle it.
 */
const unchanged = programWith();
const { checker, files } = unchanged;

/** Files that may read the status of a fact: those that define folds and those that create facts. */
const readsFacts: readonly RegExp[] = [
  /^model\/fact\.ts$/,
  // Creates facts. The content of one claim determines how the next is read.
  /^bind\//,
  // Explains why a module has no result.
  /^cli\/learn\.ts$/,
];

test("the status of a fact is read by folding it", () => {
  expect(places((node) => ts.isPropertyAccessExpression(node) && isPartOfFact(node), readsFacts)).toEqual([]);
  expect(places((node) => ts.isPropertyAccessExpression(node) && isPartOfFact(node), []).length).toBeGreaterThan(0);
});

test("what depends on the kind of a type is a table, total over the kinds", () => {
  expect(places((node) => ts.isSwitchStatement(node) && isOverTypes(node.expression), [])).toEqual([]);
  expect(files.size).toBeGreaterThan(200);
});

test("a switch over a closed union has no default", () => {
  const hasDefault = (node: ts.Node): boolean =>
    ts.isSwitchStatement(node) && isKind(node.expression) && node.caseBlock.clauses.some(ts.isDefaultClause);
  expect(places(hasDefault, [])).toEqual([]);
});

/** Files that must handle a new kind. Two tables in one file count once. */
const tables = {
  type: [
    "check/rules/invalid-default.ts",
    "check/values/type-faults.ts",
    "describe/parameter.ts",
    "diff/compare/types.ts",
    "diff/words.ts",
    "emit/docs/forms.ts",
    "emit/docs/pages/fields.ts",
    "emit/mcp/type-text.ts",
    "emit/mock/resource/shapes.ts",
    "emit/shared/examples/sample-value.ts",
    "emit/shared/json-schema/type-schema.ts",
    "emit/shared/server/query/module-info.ts",
    "emit/shared/server/resource/grounds.ts",
    "emit/shared/typescript/resource-types.ts",
    "emit/shared/typescript/value-types.ts",
    "emit/validators/query/check.ts",
    "emit/validators/query/decode.ts",
    "emit/validators/resource/checks.ts",
    "emit/validators/resource/conversion.ts",
    "emit/validators/resource/parts.ts",
    "model/inner-types.ts",
    "verify/suite/near.ts",
    "verify/suite/query/values.ts",
    "verify/suite/resource/probes.ts",
  ],
  result: [
    "check/values/result-faults.ts",
    "describe/result.ts",
    "diff/compare/results.ts",
    "diff/words.ts",
    "emit/client/query/result-types.ts",
    "emit/json-schema/overlay.ts",
    "emit/shared/examples/sample-value.ts",
    "emit/shared/json-schema/result-schema.ts",
    "emit/shared/server/query/handlers.ts",
    "emit/shared/server/query/results.ts",
    "emit/shared/server/query/written-forms.ts",
    "learn/judge/walk-object.ts",
    "model/inner-types.ts",
  ],
};

const newKind = '  | { readonly kind: "new-kind" };';

test("a new kind of type is a compile error in every table, and nowhere else", () => {
  const addKind = (text: string): string => text.replace("  | UnionType;", `  | UnionType\n${newKind}`);
  expect(filesWithErrors("model/type.ts", addKind)).toEqual(tables.type);
});

test("a new kind of result type is a compile error in every table", () => {
  const addKind = (text: string): string => text.replace(/(export type ResultType =[^;]*);/, `$1\n${newKind}`);
  expect(filesWithErrors("model/result.ts", addKind)).toEqual(tables.result);
});

function filesWithErrors(path: string, change: (text: string) => string): readonly string[] {
  const errors = programWith(new Map([[path, change]]), unchanged).errors();
  expect(errors.filter((error) => !/new-kind|return statement/.test(error))).toEqual([]);
  const failing = new Set(errors.map((error) => error.slice(0, error.indexOf(":"))));
  return [...failing].sort();
}

function places(isMeant: (node: ts.Node) => boolean, allowed: readonly RegExp[]): readonly string[] {
  return [...files].flatMap(([path, file]) => {
    if (allowed.some((one) => one.test(path))) return [];
    return [...nodesOf(file)].filter(isMeant).map((node) => placeOf(path, node));
  });
}

function isPartOfFact({ name, expression }: ts.PropertyAccessExpression): boolean {
  return (
    ["status", "decision"].includes(name.text) &&
    membersOf(expression).some((member) => factParts.has(originOf(member)))
  );
}

const factParts: ReadonlySet<string> = new Set([
  "model/fact.ts Documented",
  "model/fact.ts Decided",
  "model/fact.ts Unknown",
]);

function isKind(expression: ts.Expression): expression is ts.PropertyAccessExpression {
  return ts.isPropertyAccessExpression(expression) && expression.name.text === "kind";
}

/** Returns whether the expression is the kind of a type, and not of something inside a type. */
function isOverTypes(expression: ts.Expression): boolean {
  return (
    isKind(expression) &&
    membersOf(expression.expression).some((member) =>
      /^model\/(?:type|result)\.ts \w+(?:Type|List|Map|Object|Union|ShapeRef|Text|Number|Const|Any)$/.test(
        originOf(member),
      ),
    )
  );
}

function membersOf(node: ts.Node): readonly ts.Type[] {
  const type = checker.getTypeAtLocation(node);
  return type.isUnion() ? type.types : [type];
}

/** Returns the file and name of a type's declaration: `model/fact.ts Decided`. */
function originOf({ symbol }: ts.Type): string {
  const file = symbol?.declarations?.[0]?.getSourceFile();
  const path = [...files].find(([, one]) => one === file)?.[0];
  return `${path} ${symbol?.name}`;
}
