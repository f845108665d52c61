import { decisionOf, isUnknown, valueOr, whereKnown, type Origin } from "../../model/fact.ts";
import { shownCode } from "../../model/rule-codes.ts";
import type { ErrorCode } from "../../model/service.ts";
import type { JsonObject } from "../../codegen/json.ts";
import { errorCode } from "../../describe/error.ts";
import { lifecycleMarks, lifecycleProse } from "../../describe/lifecycle.ts";
import { attributeMarks, joinMarks, statusMarks, statusRemark } from "../../describe/marks.ts";
import { sentences } from "../../describe/join-texts.ts";
import { extensions } from "./dialect.ts";

/** An error code, and who says that it is answered in the place at hand; undefined where it is in no particular one. */
export interface AnsweredError extends ErrorCode {
  readonly origin?: Origin | undefined;
}

/**
 * The key of errors whose status is not known. A range such as `4XX` would leave out a status such as 500, and
 * generators write it into code as it is, which does not compile.
 */
export const otherStatus = "default";

/** The error codes by the key that OpenAPI's responses have for their status. */
export function byStatus(errors: readonly AnsweredError[]): ReadonlyMap<string, readonly AnsweredError[]> {
  const groups = new Map<string, AnsweredError[]>();
  for (const error of errors) {
    const status = String(valueOr(error.httpStatus, otherStatus, "marked-beside"));
    const group = groups.get(status);
    if (group === undefined) groups.set(status, [error]);
    else group.push(error);
  }
  return new Map([...groups].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A list of the codes and when each is answered. */
export function errorsProse(errors: readonly AnsweredError[]): string {
  const lines = errors.map((error) => {
    return `- ${errorCode(error.code)}${answeredRemark(error)}: ${sentences(conditionProse(error), lifecycleProse(error))}`;
  });
  return lines.join("\n");
}

/** Who says that the code is answered here, where that is not who says what it means. */
function answeredRemark({ origin, condition }: AnsweredError): string {
  return origin === undefined || origin.decision === decisionOf(condition) ? "" : statusRemark(origin);
}

function conditionProse({ condition, httpStatus }: ErrorCode): string {
  const status = isUnknown(httpStatus) ? ` HTTP status${statusRemark(httpStatus)}.` : "";
  const remark = statusRemark(condition);
  return whereKnown(
    condition,
    (text) => text + remark + status,
    () => `Condition${remark}.${status}`,
  );
}

/** The codes for tools, with the status of each claim about them. */
export function errorsData(error: AnsweredError): JsonObject {
  const { code, deprecated, condition, httpStatus, message, origin } = error;
  const own = origin === undefined ? {} : statusMarks(origin);
  const marks = joinMarks({ ...own, ...attributeMarks({ condition, httpStatus, message }) }, lifecycleMarks(error));
  return { code: shownCode(code), deprecated: deprecated && true, ...extensions(marks) };
}
