import type { FieldDefault } from "../../model/resource.ts";
import type { Finding } from "./finding.ts";
import { isPattern } from "./member-names.ts";
import { alternatives, firstOf, type Lookup } from "./symbols.ts";
import type { DefaultTarget } from "./targets.ts";
import type { TypeScript } from "./typescript.ts";

/** What an object in code leaves out, and what it meant until now. */
export function missingDefaults(lookup: Lookup, object: TypeScript.ObjectLiteralExpression): readonly Finding[] {
  const targets = defaultsOf(lookup, object).filter(({ name, to }) => !isGiven(lookup, object, name) && !isGiven(lookup, object, to));
  return targets.flatMap((target) => (isArgument(lookup, object) ? inserted(object, target) : look(object, target)));
}

/** The members of the type that is asked for here whose default is another one. */
function defaultsOf(lookup: Lookup, object: TypeScript.ObjectLiteralExpression): readonly DefaultTarget[] {
  const { checker, defaults } = lookup;
  if (defaults.size === 0 || isPattern(lookup, object)) return [];
  const types = alternatives(lookup, checker.getContextualType(object));
  return [...defaults].flatMap((name) => firstOf(types, (type) => defaultOf(lookup, type, name)) ?? []);
}

function defaultOf({ targets }: Lookup, type: TypeScript.Type, name: string): DefaultTarget | undefined {
  return firstOf(type.getProperty(name)?.declarations ?? [], (one) => targets.defaults.get(one));
}

/** Written out, or perhaps in what is spread into it. */
function isGiven({ checker }: Lookup, object: TypeScript.ObjectLiteralExpression, name: string): boolean {
  return checker.getTypeAtLocation(object).getProperty(name) !== undefined;
}

/** Whether it is part of the argument of a call: an object that is kept may be spread over another, and would hide what that says. */
function isArgument(lookup: Lookup, node: TypeScript.Node): boolean {
  const { ts } = lookup;
  const { parent } = node;
  if (ts.isCallExpression(parent)) return true;
  const goesOn = ts.isPropertyAssignment(parent) || ts.isObjectLiteralExpression(parent) || ts.isParenthesizedExpression(parent) || ts.isSatisfiesExpression(parent);
  return goesOn && isArgument(lookup, parent);
}

function inserted(object: TypeScript.ObjectLiteralExpression, { to, value }: DefaultTarget): readonly Finding[] {
  const text = object.getText();
  const member = `${/^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(to) ? to : JSON.stringify(to)}: ${written(value, object.getSourceFile().text)}`;
  const last = object.properties.at(-1);
  if (last === undefined) return [{ kind: "edit", edit: { start: object.getStart(), end: object.getEnd(), text: `{ ${member} }` }, isCertain: false }];
  const indent = /\r?\n[ \t]*/.exec(text)?.[0] ?? " ";
  return [{ kind: "edit", edit: { start: last.getEnd(), end: last.getEnd(), text: `,${indent}${member}` }, isCertain: false }];
}

/** Texts in the quotes that the file has more of. */
function written(value: FieldDefault, file: string): string {
  const text = JSON.stringify(value, undefined, 1).replace(/\n */g, " ").replace(/^\[ /, "[").replace(/ \]$/, "]");
  const isSingle = (file.match(/'/g)?.length ?? 0) > (file.match(/"/g)?.length ?? 0);
  return isSingle ? text.replace(/"((?:[^"\\']|\\.)*)"/g, "'$1'") : text;
}

function look(object: TypeScript.ObjectLiteralExpression, { name, value }: DefaultTarget): readonly Finding[] {
  return [{ kind: "place", position: object.getStart(), why: `Without “${name}” another value is meant than before, which was ${JSON.stringify(value)}.`, isCertain: false }];
}
