import { undocumented, valueOr } from "../../model/fact.ts";
import { keysOf } from "../../model/operations.ts";
import type { KeyKind, Operation, Resource, ResourceService, Rule } from "../../model/resource.ts";
import type { ErrorCode } from "../../model/service.ts";
import { codeSpan } from "../../codegen/markdown.ts";
import { fieldRuleProse } from "../../describe/field-rule.ts";
import { historyProse, lifecycleProse } from "../../describe/lifecycle.ts";
import { statusRemark } from "../../describe/marks.ts";
import { argumentNames } from "./argument-names.ts";

/** What a person should know of an operation, in a few lines of Markdown. */
export function operationProse(service: ResourceService, operation: Operation): string {
  const { summary, description, method, path, tenant, errors, origin } = operation;
  const { httpStatus, body } = operation.response;
  const kinds = (service.authentication?.keyKinds ?? []).filter(({ id }) => keysOf(operation).includes(id)).map(keyKindProse);
  const known = valueOr(httpStatus, undefined, "used-on-the-wire");
  const status = `${known === undefined ? "Status of success" : `Answers ${known}`}${statusRemark(httpStatus)}.`;
  const bodyRemark = body === undefined || undocumented(body) === undefined ? "" : ` Body${statusRemark(body)}.`;
  const history = historyProse(operation);
  const lines = [
    `${summary}${statusRemark(origin)}.${description === undefined ? "" : ` ${description}`}${history === undefined ? "" : ` ${history}`}`,
    "",
    `${codeSpan(`${method} ${path}`)}. ${status}${bodyRemark}`,
    tenant === "required" && service.tenant !== undefined ? "Needs a tenant." : undefined,
    operation.access.kind === "open" && service.authentication !== undefined ? "Needs no key." : undefined,
    kinds.length === 0 ? undefined : `Keys: ${kinds.join(", ")}.`,
    errors.length === 0 ? undefined : `Errors: ${errors.map(({ code, origin }) => codeSpan(code) + statusRemark(origin)).join(", ")}.`,
    ...listed(operationDetails(operation)),
  ];
  return paragraphs(lines);
}

function keyKindProse({ id, title }: KeyKind): string {
  return valueOr(title, codeSpan(id), "marked-beside") + statusRemark(title);
}

/** What stands in the path beside the object's id, and what holds between the query parameters. */
function operationDetails(operation: Operation): readonly string[] {
  const names = argumentNames(operation);
  const ofPath = operation.pathParameters.map(({ isId, type, description }, index) =>
    (isId ? [] : [`${codeSpan(names[index]!)}: ${description}${statusRemark(type)}`]));
  return [...ofPath.flat(), ...operation.queryRules.map((rule) => fieldRuleProse(rule))];
}

/** A list in Markdown. */
function listed(items: readonly string[]): readonly string[] {
  return items.length === 0 ? [] : ["", ...items.map((item) => `- ${item}`)];
}

/** What a resource is, and its rules: each with the error that answers where it is broken, and its decision where it is our choice. */
export function resourceProse(resource: Resource): string {
  return paragraphs([groupProse(resource), ...listed(resource.rules.map(ruleProse))]);
}

/** What a resource is. */
export function groupProse(resource: Resource): string {
  const history = historyProse(resource);
  return `${resource.title}${statusRemark(resource.origin)}. ${resource.description}${history === undefined ? "" : ` ${history}`}`;
}

function ruleProse({ text, error }: Rule): string {
  const rule = valueOr(text, "Not known", "used-on-the-wire");
  const answer = error === undefined || rule.includes(error) ? "" : ` → ${codeSpan(error)}`;
  return `${rule}${statusRemark(text)}${answer}`;
}

/** When an error is answered, and with which HTTP status. */
export function errorProse(error: ErrorCode): string {
  const { condition, httpStatus } = error;
  const lifecycle = lifecycleProse(error);
  const status = `HTTP ${valueOr(httpStatus, "status", "used-on-the-wire")}${statusRemark(httpStatus)}`;
  return `${valueOr(condition, "Condition", "used-on-the-wire")}${statusRemark(condition)} ${status}.${lifecycle === undefined ? "" : ` ${lifecycle}`}`;
}

/** Each on one line of its own. */
function paragraphs(lines: readonly (string | undefined)[]): string {
  return lines.filter((line) => line !== undefined).map((line) => line.replace(/[\s\u0085]+/g, " ").trim()).join("\n");
}
