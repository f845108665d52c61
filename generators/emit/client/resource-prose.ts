import { undocumented, valueOr } from "../../model/fact.ts";
import type { Operation, Resource, ResourceService, Rule } from "../../model/resource.ts";
import type { ErrorCode } from "../../model/service.ts";
import { codeSpan } from "../../codegen/markdown.ts";
import { statusRemark } from "../../describe/marks.ts";

/** What a person should know of an operation, in a few lines of Markdown. */
export function operationProse(service: ResourceService, operation: Operation): string {
  const { summary, description, method, path, keys, tenant, errors, origin } = operation;
  const { httpStatus, body } = operation.response;
  const kinds = service.authentication.keyKinds.filter(({ id }) => keys.includes(id)).map(({ title }) => title);
  const known = valueOr(httpStatus, undefined, "used-on-the-wire");
  const status = `${known === undefined ? "Status of success" : `Answers ${known}`}${statusRemark(httpStatus)}.`;
  const bodyRemark = undocumented(body) === undefined ? "" : ` Body${statusRemark(body)}.`;
  const lines = [
    `${summary}${statusRemark(origin)}.${description === undefined ? "" : ` ${description}`}`,
    "",
    `${codeSpan(`${method} ${path}`)}. ${status}${bodyRemark}`,
    tenant === "required" && service.tenant !== undefined ? "Needs a tenant." : undefined,
    kinds.length === 0 ? undefined : `Keys: ${kinds.join(", ")}.`,
    errors.length === 0 ? undefined : `Errors: ${errors.map(codeSpan).join(", ")}.`,
  ];
  return paragraphs(lines);
}

/** What a resource is, and its rules: each with the error that answers where it is broken, and its decision where it is our choice. */
export function resourceProse({ title, description, rules, origin }: Resource): string {
  return paragraphs([`${title}${statusRemark(origin)}. ${description}`, ...(rules.length === 0 ? [] : [""]), ...rules.map((rule) => `- ${ruleProse(rule)}`)]);
}

function ruleProse({ text, error }: Rule): string {
  const rule = valueOr(text, "Not known", "used-on-the-wire");
  const answer = error === undefined || rule.includes(error) ? "" : ` → ${codeSpan(error)}`;
  return `${rule}${statusRemark(text)}${answer}`;
}

/** When an error is answered, and with which HTTP status. */
export function errorProse({ condition, httpStatus }: ErrorCode): string {
  const status = `HTTP ${valueOr(httpStatus, "status", "used-on-the-wire")}${statusRemark(httpStatus)}`;
  return `${valueOr(condition, "Condition", "used-on-the-wire")}${statusRemark(condition)} ${status}.`;
}

/** Each on one line of its own. */
function paragraphs(lines: readonly (string | undefined)[]): string {
  return lines.filter((line) => line !== undefined).map((line) => line.replace(/[\s\u0085]+/g, " ").trim()).join("\n");
}
