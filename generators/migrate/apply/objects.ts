import type { Finding, TypeScript } from "./edits.ts";
import { type Name, isPattern, renamedMember } from "./member-names.ts";
import { type Lookup, firstOf, memberTarget, targetOf, wantedMembers } from "./symbols.ts";
import type { NameTarget } from "./targets.ts";

/*
 * An object may be created in one place and used as a request in another. It declares its own members, so the compiler
 * may accept a former name as an additional member. A constant is renamed if it is used only where the former name was
 * expected. Any other object is reported for review.
 */

/** A member of an object, and its target where the object is used. */
interface OldMember {
  readonly member: TypeScript.Symbol;
  readonly target: NameTarget;
}

export function objectFindings(lookup: Lookup, names: ReadonlySet<string>, node: TypeScript.Node): readonly Finding[] {
  const { ts } = lookup;
  if (
    !ts.isIdentifier(node) &&
    !ts.isPropertyAccessExpression(node) &&
    !ts.isCallExpression(node) &&
    !ts.isElementAccessExpression(node) &&
    !ts.isAsExpression(node)
  )
    return [];
  if (ts.isAsExpression(node) && ts.isObjectLiteralExpression(node.expression)) return [];
  return oldMembersAt(lookup, names, node).flatMap((one) => memberFindings(lookup, names, node, one));
}

function oldMembersAt(lookup: Lookup, names: ReadonlySet<string>, node: TypeScript.Expression): readonly OldMember[] {
  const wanted = wantedType(lookup, node);
  return wanted === undefined ? [] : oldMembers(lookup, names, lookup.checker.getTypeAtLocation(node), [wanted]);
}

/** Returns the old members of an object of the project, including nested objects. */
function oldMembers(
  lookup: Lookup,
  names: ReadonlySet<string>,
  type: TypeScript.Type,
  wanted: readonly TypeScript.Type[],
): readonly OldMember[] {
  const { ts, checker, isOwn } = lookup;
  const own = type
    .getProperties()
    .filter(
      ({ valueDeclaration: one }) =>
        one !== undefined &&
        !isOwn(one) &&
        (ts.isObjectLiteralElementLike(one) || ts.isPropertySignature(one) || ts.isPropertyDeclaration(one)),
    );
  return own.flatMap((member) => {
    const target =
      names.has(member.name) && targetOf(lookup, member) === undefined
        ? firstOf(wanted, (one) => memberTarget(lookup, one, member.name))
        : undefined;
    const inside = checker.getTypeOfSymbol(member);
    const deeper =
      (inside.flags & ts.TypeFlags.Object) === 0
        ? []
        : oldMembers(lookup, names, inside, wantedMembers(lookup, wanted, member.name));
    return target === undefined ? deeper : [{ member, target }, ...deeper];
  });
}

/** Returns the expected type of an object that was created elsewhere. */
function wantedType(lookup: Lookup, node: TypeScript.Expression): TypeScript.Type | undefined {
  const { ts, checker } = lookup;
  const { parent } = node;
  if (ts.isSpreadAssignment(parent))
    return isPattern(lookup, parent.parent) ? undefined : checker.getContextualType(parent.parent);
  const isHanded =
    (ts.isCallExpression(parent) && parent.expression !== node) ||
    (ts.isPropertyAssignment(parent) && parent.initializer === node) ||
    (ts.isVariableDeclaration(parent) && parent.initializer === node) ||
    ts.isReturnStatement(parent) ||
    ts.isSatisfiesExpression(parent);
  return isHanded ? checker.getContextualType(node) : undefined;
}

function memberFindings(
  lookup: Lookup,
  names: ReadonlySet<string>,
  use: TypeScript.Expression,
  { member, target }: OldMember,
): readonly Finding[] {
  const place = (why: string): readonly Finding[] => [
    { kind: "place", position: use.getStart(), why, isCertain: false },
  ];
  if (target.kind === "review") return place(target.why);
  const renamed = lookup.ts.isIdentifier(use)
    ? inConstant(lookup, names, use, member)?.map((name) => renamedMember(lookup, name, target.to))
    : undefined;
  return (
    renamed ??
    place(
      `This object has the member “${target.from}”, which is now “${target.to}”. Rename it where the object is created.`,
    )
  );
}

/**
 * Returns all uses of a member's name in the file. Returns `undefined` if the object is not a constant of the file, or
 * is also used where the old name is right.
 */
function inConstant(
  lookup: Lookup,
  names: ReadonlySet<string>,
  use: TypeScript.Identifier,
  member: TypeScript.Symbol,
): readonly Name[] | undefined {
  const { ts, checker } = lookup;
  const constant = checker.getSymbolAtLocation(use);
  if (constant?.valueDeclaration === undefined || !isOwnConstant(lookup, constant.valueDeclaration, member))
    return undefined;
  const all = identifiersIn(ts, use.getSourceFile());
  const uses = all.filter(
    (one) =>
      one.text === use.text &&
      one.parent !== constant.valueDeclaration &&
      checker.getSymbolAtLocation(one) === constant,
  );
  const handed = uses.filter(({ parent }) => !ts.isPropertyAccessExpression(parent));
  if (!handed.every((one) => oldMembersAt(lookup, names, one).some((other) => other.member === member)))
    return undefined;
  return all.filter(
    (one) => one.text === member.name && checker.getSymbolAtLocation(one)?.valueDeclaration === member.valueDeclaration,
  );
}

/** Returns whether a declaration is an unexported constant whose object literal has the member. */
function isOwnConstant(
  { ts }: Lookup,
  declaration: TypeScript.Declaration,
  { valueDeclaration }: TypeScript.Symbol,
): boolean {
  if (!ts.isVariableDeclaration(declaration) || declaration.type !== undefined || declaration.initializer === undefined)
    return false;
  const statement = declaration.parent.parent;
  const isExported =
    ts.isVariableStatement(statement) &&
    (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);
  return !isExported && ts.findAncestor(valueDeclaration, (node) => node === declaration) !== undefined;
}

function identifiersIn(ts: Lookup["ts"], file: TypeScript.SourceFile): readonly TypeScript.Identifier[] {
  const found: TypeScript.Identifier[] = [];
  const visit = (node: TypeScript.Node): void => {
    if (ts.isIdentifier(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/**
 * Vue and Svelte components, and data files. The compiler reads only the scripts of a component. Everything else is
 * replaced by blanks, so that positions are unchanged. Templates and data are not migrated. Former names in them are
 * reported for review.
 */

/** A file that is not plain TypeScript or JavaScript: a component or a data file. */
export interface OtherFile {
  readonly path: string;
  readonly text: string;
}

/**
 * Returns the virtual file that the compiler reads in place of a component: only its scripts. Returns `undefined` if
 * the component has no scripts.
 */
export function scriptFile({ path, text }: OtherFile): OtherFile | undefined {
  const scripts = partsOf(text).filter(({ kind }) => kind === "script");
  if (!isComponent(path) || scripts.length === 0) return undefined;
  const [language = "js"] = scripts.flatMap(({ head }) => /\blang=["']?(tsx?|jsx?)\b/.exec(head)?.[1] ?? []);
  const blank = (part: string): string => part.replace(/[^\r\n]/g, " ");
  let [code, end] = ["", 0];
  for (const { start, end: next } of scripts) {
    code += blank(text.slice(end, start)) + text.slice(start, next);
    end = next;
  }
  return { path: `${path}.kiln.${language}`, text: code + blank(text.slice(end)) };
}

function isComponent(path: string): boolean {
  return /\.(?:vue|svelte)$/.test(path);
}

interface Part {
  readonly kind: "script" | "style" | "comment";
  readonly head: string;
  readonly start: number;
  readonly end: number;
}

const attributes = `(?:"[^"]*"|'[^']*'|[^>"'])*`;
const parts = new RegExp(`<!--[\\s\\S]*?-->|<(script|style)\\b(${attributes})>([\\s\\S]*?)</\\1\\s*>`, "gi");

function partsOf(text: string): readonly Part[] {
  return [...text.matchAll(parts)].map(({ 0: whole, 1: tag, 2: head = "", 3: body = "", index }) => {
    const kind =
      tag === undefined ? "comment" : tag.toLowerCase() === "script" && !/\bsrc=|json/.test(head) ? "script" : "style";
    const start = kind === "script" ? index + whole.indexOf(">", 1 + (tag?.length ?? 0) + head.length) + 1 : index;
    return { kind, head, start, end: kind === "script" ? start + body.length : index + whole.length };
  });
}

/** Finds old names in the expressions of a template, or in a data file. */
export function mentionsIn({ path, text }: OtherFile, targets: Iterable<NameTarget>): readonly Finding[] {
  const byName = new Map([...targets].map((target) => [target.from, target]));
  const expressions = isComponent(path) ? expressionsIn(path, text) : [{ start: 0, text }];
  const found = expressions.flatMap((one) =>
    [...one.text.matchAll(/\.\s*([\p{ID_Start}_$][\p{ID_Continue}$]*)|(["'`])((?:(?!\2)[^\\\n])+)\2/gu)].flatMap(
      (match) => {
        const target = byName.get(match[1] ?? match[3] ?? "");
        return target === undefined ? [] : [{ position: one.start + match.index, target }];
      },
    ),
  );
  const kind = isComponent(path) ? "template" : path.slice(path.lastIndexOf(".") + 1).toUpperCase();
  const listed = isComponent(path) ? found : found.slice(0, 1);
  return listed.map(({ position, target }) => ({
    kind: "place",
    position,
    isCertain: true,
    why: whyOf(kind, target, new Set(found.map((one) => one.target.from)).size - 1),
  }));
}

function whyOf(kind: string, target: NameTarget, others: number): string {
  const now = target.kind === "rename" ? `“${target.from}” is now “${target.to}”.` : target.why;
  if (kind === "template") return `Templates are not migrated. ${now}`;
  return `${kind} is not migrated, and this file contains ${others === 0 ? "an old name" : `${others + 1} old names`}. ${now}`;
}

interface Expression {
  readonly start: number;
  readonly text: string;
}

function expressionsIn(path: string, text: string): readonly Expression[] {
  const outside = partsOf(text).reduceRight(
    (done, { start, end }) => done.slice(0, start) + " ".repeat(end - start) + done.slice(end),
    text,
  );
  const pattern = path.endsWith(".svelte")
    ? /\{[^{}]*\}/g
    : /\{\{[\s\S]*?\}\}|(?:\sv-[\w:.-]+|\s[:@#][\w:.-]+)=(?:"[^"]*"|'[^']*')/g;
  return [...outside.matchAll(pattern)].map(({ 0: found, index }) => {
    const skipped = /^\s[^=]*=["']/.exec(found)?.[0].length ?? 0;
    return { start: index + skipped, text: skipped === 0 ? found : found.slice(skipped, -1) };
  });
}

/** Global functions that the compilers of components provide, for projects whose packages are not installed. */
export const componentGlobals = `declare function defineProps<T>(...rest: unknown[]): Readonly<T>;
declare function withDefaults<T>(props: T, defaults: unknown): T;
declare function defineEmits<T>(...rest: unknown[]): any;
declare function defineExpose(...rest: unknown[]): void;
declare function defineModel<T>(...rest: unknown[]): { value: T };
declare function defineSlots<T>(): T;
declare function defineOptions(...rest: unknown[]): void;
declare function $props<T = any>(): T;
declare function $state<T>(value: T): T;
declare function $state<T>(): T | undefined;
declare function $derived<T>(value: T): T;
declare namespace $derived { function by<T>(get: () => T): T }
declare function $effect(run: () => unknown): void;
`;
