import type { Field } from "../model/resource.ts";
import { isSecret } from "../model/queries.ts";
import { attributeMarks, joinMarks, statusRemark, type Marks } from "./marks.ts";

/** Warns readers that a field is secret. Returns `undefined` if it is not. */
export function secretProse(field: Pick<Field, "secret">): string | undefined {
  return isSecret(field) ? `Secret: do not log or show it${statusRemark(field.secret)}.` : undefined;
}

export function secretMarks(field: Pick<Field, "secret">): Marks {
  return joinMarks({ secret: isSecret(field) || undefined }, attributeMarks({ secret: field.secret }));
}
