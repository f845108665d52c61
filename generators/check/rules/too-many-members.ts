import { resultContent } from "../../model/inner-types.ts";
import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { membersOfResponse, membersOfResult, queryServices } from "../../model/queries.ts";
import type { QueryService } from "../../model/query.ts";
import type { ResultField, ResultType } from "../../model/result.ts";
import { knownResult, shapeNamed } from "../../model/result-parts.ts";
import { resultTypesOf } from "../known.ts";
import type { Rule } from "../rule.ts";

/**
 * The maximum number of members in all responses of a service, with every shape expanded where it is used. About sixty
 * modules have 1400 members in total.
 */
const alwaysAllowed = 50_000;

/**
 * The maximum for a large spec, as a multiple of the members that it defines. About sixty modules have a ratio below
 * two.
 */
const forEachWritten = 20;

/** Several outputs expand shapes where they are used. Shapes that use other shapes twice grow exponentially. */
export const tooManyMembers: Rule = {
  code: "too-many-members",
  check(model, report) {
    for (const service of queryServices(model)) {
      const limit = mostMembers(service);
      const field = firstBeyond(service, limit);
      if (field !== undefined) report(diagnostic("too-many-members", field.place, { service: service.id, limit }));
    }
  },
};

function mostMembers(service: QueryService): number {
  const written = new Set(Array.from(resultTypesOf(service), ({ field }) => field));
  return Math.max(alwaysAllowed, forEachWritten * written.size);
}

function firstBeyond(service: QueryService, limit: number): ResultField | undefined {
  const count = memberCounter(service);
  let total = 0;
  return fieldsOf(service).find((field) => (total += count(field)) > limit);
}

function fieldsOf({ answer, modules }: QueryService): readonly ResultField[] {
  const own = answer === undefined ? [] : membersOfResponse(answer);
  return [...own, ...modules.flatMap((module) => knownResult(module) ?? []).flatMap(membersOfResult)];
}

/** Counts a member and its descendants. Each shape is counted once, so that nothing is expanded. */
function memberCounter(service: QueryService): (field: ResultField) => number {
  const counted = new Map<string, number>();
  const ofFields = (fields: readonly ResultField[]): number =>
    fields.reduce((total, field) => total + ofField(field), 0);
  const ofField = ({ type }: ResultField): number => 1 + ofType(type);
  const ofType = (type: ResultType): number => {
    const { types, fields, shape } = resultContent(type);
    return types.reduce(
      (total, inner) => total + ofType(inner),
      ofFields(fields) + (shape === undefined ? 0 : ofShape(shape)),
    );
  };
  const ofShape = (name: string): number => {
    const known = counted.get(name);
    if (known !== undefined) return known;
    const count = ofFields(shapeNamed(service, name).fields);
    counted.set(name, count);
    return count;
  };
  return ofField;
}
