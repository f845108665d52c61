import { knownValue } from "../../model/fact.ts";
import type { Operation, Resource, ResourceService, Rule } from "../../model/resource.ts";
import type { ErrorCode } from "../../model/service.ts";
import { codeSpan } from "../../codegen/markdown.ts";
import { statusRemark } from "../../describe/marks.ts";

/** What a person should know of an operation, in a few lines of Markdown. */
export function operationProse(service: ResourceService, { summary, description, method, path, keys, tenant, response, errors }: Operation): string {
  const { httpStatus, body } = response;
  const kinds = service.authentication.keyKinds.filter(({ id }) => keys.includes(id)).map(({ title }) => title);
  const status = knownValue(httpStatus) === undefined ? `Status of success${statusRemark(httpStatus)}.` : `Answers ${knownValue(httpStatus)}${statusRemark(httpStatus)}.`;
  const lines = [
    `${summary}.${description === undefined ? "" : ` ${description}`}`,
    "",
    `${codeSpan(`${method} ${path}`)}. ${status}${body.status === "documented" ? "" : ` Body${statusRemark(body)}.`}`,
    tenant === "required" && service.tenant !== undefined ? "Needs a tenant." : undefined,
    kinds.length === 0 ? undefined : `Keys: ${kinds.join(", ")}.`,
    errors.length === 0 ? undefined : `Errors: ${errors.map(codeSpan).join(", ")}.`,
  ];
  return paragraphs(lines);
}

/** What a resource is, and the rules that hold for it, with the error that answers where one is broken, and the ground of those that are our choice. */
export function resourceProse({ title, description, rules }: Resource): string {
  return paragraphs([`${title}. ${description}`, ...(rules.length === 0 ? [] : [""]), ...rules.map((rule) => `- ${ruleProse(rule)}`)]);
}

function ruleProse({ text, error }: Rule): string {
  const rule = knownValue(text) ?? "Not known";
  const answer = error === undefined || rule.includes(error) ? "" : ` → ${codeSpan(error)}`;
  return `${rule}${statusRemark(text)}${answer}`;
}

/** When an error is answered, and with which HTTP status. */
export function errorProse({ condition, httpStatus }: ErrorCode): string {
  const status = `HTTP ${knownValue(httpStatus) ?? "status"}${statusRemark(httpStatus)}`;
  return `${knownValue(condition) ?? "Condition"}${statusRemark(condition)} ${status}.`;
}

/** Each on one line of its own. */
function paragraphs(lines: readonly (string | undefined)[]): string {
  return lines.filter((line) => line !== undefined).map((line) => line.replace(/[\s\u0085]+/g, " ").trim()).join("\n");
}
