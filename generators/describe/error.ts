import { codeSpan } from "../codegen/markdown.ts";
import { undocumented, whereKnown } from "../model/fact.ts";
import { shownCode } from "../model/rule-codes.ts";
import type { ErrorCode } from "../model/service.ts";
import { lifecycleProse } from "./lifecycle.ts";
import { statusRemark } from "./marks.ts";

/** Returns an error code in code style. */
export function errorCode(code: string): string {
  return codeSpan(shownCode(code));
}

/** Describes the condition of an error and its HTTP status. */
export function errorProse(error: ErrorCode): string {
  const { condition, httpStatus } = error;
  const lifecycle = lifecycleProse(error);
  const status = `HTTP ${httpStatus.value ?? "status"}${statusRemark(httpStatus)}`;
  return `${condition.value ?? "Condition"}${statusRemark(condition)} ${status}.${lifecycle === undefined ? "" : ` ${lifecycle}`}`;
}

/** Describes an error for servers, which may also need the message. */
export function answeredErrorProse(error: ErrorCode): string {
  const { message } = error;
  const prose = errorProse(error);
  if (message === undefined || undocumented(message) === undefined) return prose;
  return `${prose} Message: ${whereKnown(message, codeSpan, () => "unknown")}${statusRemark(message)}.`;
}

export function errorList(errors: readonly ErrorCode[], prose: (error: ErrorCode) => string): readonly string[] {
  return errors.map((error) => `${errorCode(error.code)}: ${prose(error)}`.replace(/[\s\u0085]+/g, " "));
}
