import type ts from "typescript";
import type { Comparing, Types } from "./comparison.ts";
import type { Fault } from "./fault.ts";
import { membersOf } from "./type-parts.ts";

/** Whether values go on fitting, by the compiler. */
export function fits({ checker }: Comparing, { old, now, way }: Types): boolean {
  return way === "in" ? checker.isTypeAssignableTo(old, now) : checker.isTypeAssignableTo(now, old);
}

/** Programs that compare what they are given with a literal do not compile where it cannot be any more. */
export function lostLiterals(
  { checker }: Comparing,
  { old, now, way }: Types,
  trail: readonly string[],
): readonly Fault[] {
  if (way === "in") return [];
  const lost = membersOf(old).filter((one) => one.isLiteral() && !checker.isTypeAssignableTo(one, now));
  return lost.length === 0
    ? []
    : [{ trail, proved: "breaking", says: `has no ${lost.map((one) => checker.typeToString(one)).join(", ")}` }];
}

/** A literal more in what users are given fits all but programs that list all cases. */
export function isOneCaseMore({ checker }: Comparing, { old, now, way }: Types): boolean {
  if (way === "in" || !membersOf(old).some((one) => one.isLiteral())) return false;
  const more = membersOf(now).filter((one) => !checker.isTypeAssignableTo(one, old));
  return more.every((one) => one.isLiteral());
}

/** What a type was and is. */
export function saysOf({ checker, ts: { TypeFormatFlags } }: Comparing, { old, now, way }: Types): string {
  const flags = TypeFormatFlags.NoTruncation | TypeFormatFlags.InTypeAlias;
  const [was, is] = [old, now].map((one: ts.Type) => clipped(checker.typeToString(one, undefined, flags)));
  return way === "in" ? `accepted ${was}, and now accepts ${is}` : `was ${was}, and is now ${is}`;
}

function clipped(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** Of a type in a message. */
const LONGEST = 100;
