import type ts from "typescript";
import { type Declaration, type Tree, type TypeScript, declarationOf, idOf } from "./tree.ts";

/**
 * The direction in which values of a type pass: users receive `out` values and pass `in` values. Types with `-members`
 * have no values. Their members are looked up by name. Types with `-cases` have the union of their members as values.
 * `test` is a type that others are only compared with, as in a condition. If only the names matter (`keyof`), a type
 * has no direction.
 */
export type Way = "in" | "out" | "in-members" | "out-members" | "in-cases" | "out-cases" | "test";

/** The references of a declaration. Their directions are relative to a declaration with the direction `out`. */
export interface References {
  readonly targets: readonly Reference[];
  /** The directions of the declaration's own type parameters, by name. */
  readonly parameters: ReadonlyMap<string, ReadonlySet<Way>>;
}

interface Reference {
  readonly id: string;
  readonly way: Way | "same";
}

/** Combines directions. `same` is the direction of a type that a declaration extends. */
export function compose(outer: Way, inner: Way | "same"): Way {
  if (inner === "same") return outer;
  if (outer === "test" || inner === "test") return "test";
  const way = isIn(outer) === isIn(inner) ? "out" : "in";
  if (inner.endsWith("-members")) return `${way}-members`;
  return inner.endsWith("-cases") ? `${way}-cases` : way;
}

export function isIn(way: Way): boolean {
  return way.startsWith("in");
}

/** Returns a function that reads the references of a declaration. Each declaration is read once. */
export function referencesIn(ts: TypeScript, tree: Tree): (declaration: Declaration) => References {
  const known = new Map<string, References>();
  const of = (declaration: Declaration): References => {
    const id = idOf(declaration);
    const found = known.get(id);
    if (found !== undefined) return found;
    // The preliminary value, for declarations that refer to themselves.
    known.set(id, {
      targets: [],
      parameters: new Map(parametersOf(declaration).map((name) => [name, new Set<Way>(["out"])])),
    });
    const read = readReferences(ts, tree, declaration, of);
    known.set(id, read);
    return read;
  };
  return of;
}

/** Returns the names of a declaration's type parameters in order. */
export function parametersOf({ nodes: [node] }: Declaration): readonly string[] {
  return node !== undefined && "typeParameters" in node ? (node.typeParameters ?? []).map(({ name }) => name.text) : [];
}

function readReferences(
  ts: TypeScript,
  tree: Tree,
  declaration: Declaration,
  of: (one: Declaration) => References,
): References {
  const targets = new Map<string, Reference>();
  const parameters = new Map<string, Set<Way>>(parametersOf(declaration).map((name) => [name, new Set()]));
  const visitor = visitorOf(ts, {
    isParameter: (name) => parameters.has(name),
    parameter: (name, way) => parameters.get(name)?.add(way),
    named(name, way) {
      const target = declarationOf(tree, { path: declaration.path, name });
      if (target === undefined) return undefined;
      const id = idOf(target);
      targets.set(`${id} ${way}`, { id, way });
      const { parameters: uses } = of(target);
      return parametersOf(target).map((one) => [...(uses.get(one) ?? [])]);
    },
  });
  for (const node of declaration.nodes) visitor(node, "out", new Set());
  return { targets: [...targets.values()], parameters };
}

interface Sink {
  readonly isParameter: (name: string) => boolean;
  readonly parameter: (name: string, way: Way) => void;
  /** Returns the directions of the type arguments, if they are known. */
  readonly named: (name: string, way: Way | "same") => readonly (readonly Way[])[] | undefined;
}

type Visit = (node: ts.Node, way: Way, hidden: ReadonlySet<string>) => void;

/** Creates a visitor for types. `hidden` contains the type parameters of enclosing functions. */
function visitorOf(ts: TypeScript, sink: Sink): Visit {
  const reference = (
    name: string,
    args: readonly ts.Node[],
    way: Way,
    hidden: ReadonlySet<string>,
    isExtended = false,
  ): void => {
    if (hidden.has(name)) return;
    sink.parameter(name, way);
    const ways = sink.named(name, isExtended ? "same" : way);
    args.forEach((arg, index) =>
      (ways === undefined ? ["out" as const] : (ways[index] ?? [])).forEach((one) =>
        visit(arg, compose(way, one), hidden),
      ),
    );
  };
  const visit: Visit = (node, way, hidden) => {
    const all = (nodes: readonly (ts.Node | undefined)[] | undefined, one: Way, own = hidden): void =>
      nodes?.forEach((inner) => inner && visit(inner, one, own));
    if (ts.isTypeReferenceNode(node))
      return reference(firstName(ts, node.typeName), node.typeArguments ?? [], way, hidden);
    if (ts.isExpressionWithTypeArguments(node))
      return reference(node.expression.getText(), node.typeArguments ?? [], way, hidden, true);
    if (ts.isTypeQueryNode(node)) return reference(firstName(ts, node.exprName), [], way, hidden);
    if (ts.isConditionalTypeNode(node)) {
      all([node.checkType, node.extendsType], "test");
      return all([node.trueType, node.falseType], way);
    }
    if (ts.isTypeNode(node) && isKeyOf(ts, node)) return undefined;
    if (ts.isIndexedAccessTypeNode(node)) {
      if (isKeyOf(ts, node.indexType)) visit(node.indexType.type, compose(way, "out-cases"), hidden);
      const isLookup =
        ts.isTypeReferenceNode(node.objectType) &&
        !sink.isParameter(node.objectType.typeName.getText()) &&
        way !== "test";
      return visit(node.objectType, isLookup ? compose(way, "out-members") : way, hidden);
    }
    if (ts.isMappedTypeNode(node)) {
      const own = new Set([...hidden, node.typeParameter.name.text]);
      return all([node.type], isPart(ts, node) ? compose(way, "out-members") : way, own);
    }
    if (isFunctionLike(ts, node)) {
      const own = new Set([...hidden, ...(node.typeParameters ?? []).map(({ name }) => name.text)]);
      all(
        node.typeParameters?.map(({ constraint }) => constraint),
        compose(way, "in"),
        own,
      );
      all(
        node.parameters.map(({ type }) => type),
        compose(way, "in"),
        own,
      );
      return all([node.type], way, own);
    }
    if (ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)) {
      all(
        node.heritageClauses?.flatMap(({ types }) => [...types]),
        way,
      );
      return all([...node.members], way);
    }
    if (ts.isTypeParameterDeclaration(node)) return undefined;
    if (ts.isTypePredicateNode(node) || isInputOfSchema(ts, node))
      return ts.forEachChild(node, (child) => visit(child, compose(way, "in"), hidden));
    return ts.forEachChild(node, (child) => visit(child, way, hidden));
  };
  return visit;
}

/** Returns whether a mapped type makes all members of another type optional. Its values need not contain them all. */
function isPart(ts: TypeScript, { questionToken, type }: ts.MappedTypeNode): boolean {
  return questionToken !== undefined && type !== undefined && ts.isIndexedAccessTypeNode(type);
}

function isKeyOf(ts: TypeScript, node: ts.TypeNode): node is ts.TypeOperatorNode {
  return ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword;
}

/**
 * Returns whether a node is the `input` in the `types` of a Standard Schema, which has no values. Like the type in a
 * type predicate, it describes values that users may pass.
 */
function isInputOfSchema(ts: TypeScript, node: ts.Node): boolean {
  const isMember = (one: ts.Node | undefined, name: string): boolean =>
    one !== undefined && ts.isPropertySignature(one) && one.name.getText() === name;
  return (
    isMember(node, "input") &&
    isMember(
      ts.findAncestor(node.parent, (one) => ts.isPropertySignature(one)),
      "types",
    )
  );
}

function firstName(ts: TypeScript, name: ts.EntityName): string {
  return ts.isIdentifier(name) ? name.text : firstName(ts, name.left);
}

function isFunctionLike(ts: TypeScript, node: ts.Node): node is ts.SignatureDeclaration {
  return (
    ts.isFunctionTypeNode(node) ||
    ts.isMethodSignature(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isConstructorDeclaration(node) ||
    ts.isCallSignatureDeclaration(node) ||
    ts.isConstructSignatureDeclaration(node) ||
    ts.isConstructorTypeNode(node)
  );
}
