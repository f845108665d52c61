import type { NameTarget, Targets } from "./targets.ts";
import type { Ts, TypeScript } from "./edits.ts";

/** Finds the old declarations that a place in the user's code refers to. */
export interface Lookup {
  readonly ts: Ts;
  readonly checker: TypeScript.TypeChecker;
  readonly targets: Targets;
  /** The names of the targets in code. */
  readonly names: ReadonlySet<string>;
  readonly defaults: ReadonlySet<string>;
  /** Declarations with members that were renamed or have another type. */
  readonly containers: readonly Container[];
  /** Returns whether a node is in a migrated package. */
  readonly isOwn: (node: TypeScript.Node) => boolean;
}

export interface Container {
  readonly name: string;
  readonly members: ReadonlySet<string>;
  readonly targets: ReadonlyMap<string, NameTarget>;
}

/** Returns the interfaces and object types with targets among their members. */
export function containersOf(ts: Ts, { names, types }: Targets): readonly Container[] {
  const parents = new Set(
    [...names.keys(), ...types.keys()].filter(ts.isPropertySignature).map(({ parent }) => parent),
  );
  return [...parents].flatMap((parent) => {
    const declaration = ts.isInterfaceDeclaration(parent) ? parent : parent.parent;
    if (!ts.isInterfaceDeclaration(declaration) && !ts.isTypeAliasDeclaration(declaration)) return [];
    const members = parent.members.filter(ts.isPropertySignature);
    const targets = members.flatMap((one) => {
      const target = names.get(one) ?? types.get(one);
      return target === undefined ? [] : [[one.name.getText(), target] as const];
    });
    return [
      {
        name: declaration.name.text,
        members: new Set(members.map(({ name }) => name.getText())),
        targets: new Map(targets),
      },
    ];
  });
}

/** Returns the lookup for parameters and members whose type has changed. */
export function typeLookup(lookup: Lookup): Lookup {
  const names = lookup.targets.types;
  return {
    ...lookup,
    targets: { ...lookup.targets, names },
    names: new Set([...names.values()].map(({ from }) => from)),
  };
}

/**
 * Declarations that were already visited. They prevent endless recursion if the expected type of an object depends on
 * the object.
 */
type Seen = ReadonlySet<TypeScript.Declaration>;

/** Returns the target of a symbol: that of its declaration, or of the old declaration that it inherits from. */
export function targetOf(
  lookup: Lookup,
  symbol: TypeScript.Symbol | undefined,
  seen: Seen = new Set(),
): NameTarget | undefined {
  return firstOf(
    symbol?.declarations ?? [],
    (one) =>
      lookup.targets.names.get(one) ??
      (seen.has(one) ? undefined : inheritedTarget(lookup, one, new Set([...seen, one]))),
  );
}

/**
 * Returns the inherited target of a member. Its class or interface implements or extends an old one, or it is in an
 * object whose expected type is an old one.
 */
function inheritedTarget(lookup: Lookup, declaration: TypeScript.Declaration, seen: Seen): NameTarget | undefined {
  const { ts, checker } = lookup;
  const { parent } = declaration;
  const name = memberName(ts, declaration);
  if (parent === undefined || name === undefined) return undefined;
  if (ts.isObjectLiteralExpression(parent)) return memberTarget(lookup, checker.getContextualType(parent), name, seen);
  if (!ts.isClassLike(parent) && !ts.isInterfaceDeclaration(parent)) return undefined;
  const bases = (parent.heritageClauses ?? []).flatMap(({ types }) => [...types]);
  return firstOf(bases, (base) => targetOf(lookup, checker.getTypeAtLocation(base).getProperty(name), seen));
}

function memberName(
  ts: Ts,
  { name }: TypeScript.Declaration & { readonly name?: TypeScript.Node },
): string | undefined {
  return name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) ? name.text : undefined;
}

/**
 * Returns the target of a member of a type. If the alternatives of a union have different targets, the place is
 * reported for review.
 */
export function memberTarget(
  lookup: Lookup,
  type: TypeScript.Type | undefined,
  name: string,
  seen: Seen = new Set(),
): NameTarget | undefined {
  const members = alternatives(lookup, type).flatMap((one) => one.getProperty(name) ?? []);
  const targets = members.map((member) => targetOf(lookup, member, seen));
  const [first] = targets;
  if (targets.every((one) => isSame(one, first))) return first;
  return {
    kind: "review",
    from: name,
    why: `“${name}” may be one name of several, not all of which have changed.`,
    isDoubtful: true,
  };
}

function isSame(one: NameTarget | undefined, other: NameTarget | undefined): boolean {
  return one === other || (one?.kind === "rename" && other?.kind === "rename" && one.to === other.to);
}

/** Returns the types of a member in several types. */
export function wantedMembers(
  lookup: Lookup,
  types: readonly TypeScript.Type[],
  name: string,
): readonly TypeScript.Type[] {
  const members = types.flatMap((type) => alternatives(lookup, type)).map((type) => type.getProperty(name));
  return members.flatMap((member) => (member === undefined ? [] : [lookup.checker.getTypeOfSymbol(member)]));
}

/** Returns the alternatives of a type, or of the constraint of a type parameter, without null and undefined. */
export function alternatives(
  { checker }: Pick<Lookup, "checker">,
  type: TypeScript.Type | undefined,
): readonly TypeScript.Type[] {
  if (type === undefined) return [];
  const apparent = checker.getNonNullableType(checker.getApparentType(checker.getBaseConstraintOfType(type) ?? type));
  return apparent.isUnion() ? apparent.types : [apparent];
}

export function firstOf<Item, Found>(
  items: Iterable<Item>,
  find: (item: Item) => Found | undefined,
): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the symbol that an import or export ultimately refers to. */
export function resolved(
  { ts, checker }: Pick<Lookup, "ts" | "checker">,
  symbol: TypeScript.Symbol | undefined,
): TypeScript.Symbol | undefined {
  const isAlias = symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  return isAlias ? checker.getAliasedSymbol(symbol) : symbol;
}
