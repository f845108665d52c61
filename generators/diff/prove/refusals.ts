import type ts from "typescript";
import type { Fault } from "./fault.ts";
import type { Declaration } from "./tree.ts";
import type { TypeScript } from "./typescript.ts";

/**
 * Of a type that calls are only tried against: each member is a form of calls that are refused. One more refuses what
 * was taken; that one is gone harms no call. What is no list of members cannot be told.
 */
export function refusals(ts: TypeScript, before: Declaration, after: Declaration): readonly Fault[] {
  const [[old], [now]] = [before.nodes, after.nodes];
  if (old === undefined || now === undefined || !ts.isInterfaceDeclaration(old) || !ts.isInterfaceDeclaration(now)) {
    return [{ trail: [], proved: "unproved", says: "refuses other calls" }];
  }
  return more(ts, old.members, now.members, []);
}

function more(
  ts: TypeScript,
  olds: readonly ts.TypeElement[],
  news: readonly ts.TypeElement[],
  trail: readonly string[],
): readonly Fault[] {
  const known = new Map(olds.map((one) => [one.name?.getText(), typeOf(ts, one)]));
  return news.flatMap((one): readonly Fault[] => {
    const at = [...trail, one.name?.getText() ?? ""];
    const [was, is] = [known.get(one.name?.getText()), typeOf(ts, one)];
    if (was === undefined)
      return [{ trail: at, proved: "breaking", says: "refuses calls that were accepted", isRefusal: true }];
    if (was.getText() === is?.getText()) return [];
    const areLists = is !== undefined && ts.isTypeLiteralNode(was) && ts.isTypeLiteralNode(is);
    return areLists
      ? more(ts, was.members, is.members, at)
      : [{ trail: at, proved: "unproved", says: "refuses other calls" }];
  });
}

function typeOf(ts: TypeScript, member: ts.TypeElement): ts.TypeNode | undefined {
  return ts.isPropertySignature(member) ? member.type : undefined;
}
