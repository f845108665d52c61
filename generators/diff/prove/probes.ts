import type ts from "typescript";
import { parametersOf } from "./references.ts";
import type { Declaration } from "./tree.ts";
import type { TypeScript } from "./typescript.ts";

/** Types for the type parameters of a declaration, by name. The other type parameters have their defaults. */
export type Arguments = ReadonlyMap<string, string>;

/**
 * Returns calls for which a result type is compared, because it depends on the call. They are derived from the
 * conditions of the declaration: one call for each value that a condition tests, one with all of them, and one without
 * any.
 */
export function probesFor(ts: TypeScript, declarations: readonly (Declaration | undefined)[]): readonly Arguments[] {
  const asked = new Asked();
  for (const declaration of declarations)
    for (const node of declaration?.nodes ?? []) readConditions(ts, node, new Set(parametersOf(declaration!)), asked);
  const choices = [...asked.names].map((parameter) =>
    asked.typesFor(parameter).map((type) => [parameter, type] as const),
  );
  return [new Map(), ...combinations(choices).map((one) => new Map(one))].slice(0, MOST);
}

/** The members and strings that conditions test, by type parameter. */
class Asked {
  readonly #members = new Map<string, Map<string, Set<string>>>();
  readonly #texts = new Map<string, Set<string>>();

  get names(): ReadonlySet<string> {
    return new Set([...this.#members.keys(), ...this.#texts.keys()]);
  }

  member(parameter: string, name: string, values: readonly string[]): void {
    const members = this.#members.get(parameter) ?? new Map<string, Set<string>>();
    this.#members.set(parameter, members.set(name, new Set([...(members.get(name) ?? []), ...values])));
  }

  text(parameter: string, values: readonly string[]): void {
    this.#texts.set(parameter, new Set([...(this.#texts.get(parameter) ?? []), ...values]));
  }

  typesFor(parameter: string): readonly string[] {
    const members = [...(this.#members.get(parameter) ?? [])];
    const single = members.flatMap(([name, values]) =>
      formsOf([...values]).map((form) => `{ readonly ${name}: ${form} }`),
    );
    const all = members.map(([name, values]) => `readonly ${name}: ${formsOf([...values]).at(-1)}`);
    return [
      ...(this.#texts.get(parameter) ?? []),
      ...(members.length === 0 ? [] : ["{}", ...single, `{ ${all.join("; ")} }`]),
    ];
  }
}

/**
 * Returns one value and a list of several for a condition. If it tests only the presence of a member, arbitrary values
 * are used.
 */
function formsOf(values: readonly string[]): readonly string[] {
  return values.length === 0
    ? ['"given"', 'readonly ["given", "again"]']
    : [...values, `readonly [${values.join(", ")}]`];
}

/** Reads `Test<P, "name", "value" | "value">` and `Kind extends "text" | "text"`. */
function readConditions(ts: TypeScript, node: ts.Node, parameters: ReadonlySet<string>, asked: Asked): void {
  const visit = (one: ts.Node): void => {
    if (ts.isTypeReferenceNode(one)) readTest(ts, one.typeArguments ?? [], parameters, asked);
    if (ts.isConditionalTypeNode(one) && parameters.has(one.checkType.getText()))
      asked.text(one.checkType.getText(), literalsOf(ts, one.extendsType));
    ts.forEachChild(one, visit);
  };
  visit(node);
}

function readTest(
  ts: TypeScript,
  [first, second, third]: readonly ts.TypeNode[],
  parameters: ReadonlySet<string>,
  asked: Asked,
): void {
  const parameter = first?.getText();
  if (parameter === undefined || !parameters.has(parameter) || second === undefined) return;
  const [name] = literalsOf(ts, second);
  if (name !== undefined) asked.member(parameter, name, third === undefined ? [] : literalsOf(ts, third));
}

function literalsOf(ts: TypeScript, node: ts.TypeNode): readonly string[] {
  if (ts.isUnionTypeNode(node)) return node.types.flatMap((one) => literalsOf(ts, one));
  return ts.isLiteralTypeNode(node) ? [node.getText()] : [];
}

function combinations<One>(choices: readonly (readonly One[])[]): readonly (readonly One[])[] {
  return choices
    .reduce<readonly (readonly One[])[]>(
      (sofar, all) => sofar.flatMap((one) => all.map((other) => [...one, other])),
      [[]],
    )
    .filter((one) => one.length > 0);
}

/** Applies a declaration to type arguments. Parameters without an argument, a default or a constraint are `unknown`. */
export function applied({ name, nodes: [node] }: Declaration, given: Arguments): string {
  const parameters = node !== undefined && "typeParameters" in node ? (node.typeParameters ?? []) : [];
  const args = parameters.map(
    (one) => given.get(one.name.text) ?? (one.default ?? one.constraint)?.getText() ?? "unknown",
  );
  return args.length === 0 ? name : `${name}<${args.join(", ")}>`;
}

/** The maximum number of calls for which a result is compared. */
const MOST = 400;
