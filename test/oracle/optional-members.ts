import type { QueryService } from "../../generators/model/query.ts";
import type { ResultField, ResultType } from "../../generators/model/result.ts";
import { knownResult } from "../../generators/model/result-parts.ts";

/** Reasons in the spec for a missing member. A person must review `no reason`. */
export const reasons = [
  "an alternative is in its place",
  "a flag, absent where it does not hold",
  "a list of a page, absent where it would be empty",
  "its description says when it is missing",
  "no reason",
] as const;
export type Reason = (typeof reasons)[number];

/** A member that may be missing even if it was requested. */
export interface OptionalMember {
  /** The place of the member, such as `blocks items/expiry`. */
  readonly place: string;
  readonly reason: Reason;
}

export function optionalMembers(service: QueryService): readonly OptionalMember[] {
  const ofModules = service.modules.flatMap((module) => {
    const { items = [], results = [], page = [], generated = [], body = [] } = knownResult(module) ?? {};
    return Object.entries({ items, results, page, generated, body }).flatMap(([part, fields]) =>
      within(`${module.name} ${part}`, fields),
    );
  });
  const { shapes = [], body = [], fields = [], pages } = service.answer ?? {};
  return [
    ...within("answer", body),
    ...within("answer results", fields),
    ...(pages?.kinds ?? []).flatMap((kind) => within(`page ${kind.name}`, kind.fields)),
    ...shapes.flatMap((shape) => within(`shape ${shape.name}`, shape.fields)),
    ...ofModules,
  ];
}

function within(path: string, fields: readonly ResultField[]): readonly OptionalMember[] {
  return fields.flatMap((field) => {
    const place = `${path}/${field.name}`;
    const inner = within(place, objectsIn(field.type));
    return field.optional ? [{ place, reason: reasonOf(field, path.endsWith(" page")) }, ...inner] : inner;
  });
}

const SAYS_WHEN = /\b(?:absent|if|missing|only|unless|when|where|without)\b/i;

function reasonOf({ substitutes, type, description = "" }: ResultField, isOfPage: boolean): Reason {
  if (substitutes.length > 0) return "an alternative is in its place";
  if (type.kind === "const" && type.value === true) return "a flag, absent where it does not hold";
  if (isOfPage && type.kind === "list") return "a list of a page, absent where it would be empty";
  return SAYS_WHEN.test(description) ? "its description says when it is missing" : "no reason";
}

/** Returns the fields of the objects in a type. Shapes are excluded, because they are checked separately. */
function objectsIn(type: ResultType): readonly ResultField[] {
  switch (type.kind) {
    case "list":
      return objectsIn(type.items);
    case "map":
      return objectsIn(type.values);
    case "object":
      return type.fields;
    case "union":
      return type.members.flatMap(objectsIn);
    default:
      return [];
  }
}
