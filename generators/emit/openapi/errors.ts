import { isUnknown, valueOr, whereKnown } from "../../model/fact.ts";
import type { ErrorCode } from "../../model/service.ts";
import type { JsonObject } from "../../codegen/json.ts";
import { codeSpan } from "../../codegen/markdown.ts";
import { lifecycleMarks, lifecycleProse } from "../../describe/lifecycle.ts";
import { attributeMarks, joinMarks, statusRemark } from "../../describe/marks.ts";
import { sentences } from "../shared/json-schema/annotations.ts";
import { extensions } from "./dialect.ts";

/** The error codes by the key that OpenAPI's responses have for their status. A code of unknown status is somewhere among `4XX`. */
export function byStatus(errors: readonly ErrorCode[]): ReadonlyMap<string, readonly ErrorCode[]> {
  const groups = new Map<string, ErrorCode[]>();
  for (const error of errors) {
    const status = String(valueOr(error.httpStatus, "4XX", "marked-beside"));
    const group = groups.get(status);
    if (group === undefined) groups.set(status, [error]);
    else group.push(error);
  }
  return new Map([...groups].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A list of the codes and when each is answered. */
export function errorsProse(errors: readonly ErrorCode[]): string {
  return errors.map((error) => `- ${codeSpan(error.code)}: ${sentences(conditionProse(error), lifecycleProse(error))}`).join("\n");
}

function conditionProse({ condition, httpStatus }: ErrorCode): string {
  const status = isUnknown(httpStatus) ? ` HTTP status${statusRemark(httpStatus)}.` : "";
  const remark = statusRemark(condition);
  return whereKnown(condition, (text) => text + remark + status, () => `Condition${remark}.${status}`);
}

/** The codes for tools, with the status of each claim about them. */
export function errorsData(error: ErrorCode): JsonObject {
  const { code, deprecated, condition, httpStatus, message } = error;
  const marks = joinMarks(attributeMarks({ condition, httpStatus, message }), lifecycleMarks(error));
  return { code, deprecated: deprecated && true, ...extensions(marks) };
}
