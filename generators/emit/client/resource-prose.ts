import { undocumented, valueOr } from "../../model/fact.ts";
import { keysOf, scopesOf } from "../../model/operations.ts";
import type { KeyKind, Operation, Resource, ResourceService } from "../../model/resource.ts";
import { codeSpan } from "../../codegen/markdown.ts";
import { fieldRuleProse } from "../../describe/field-rule.ts";
import { historyProse } from "../../describe/lifecycle.ts";
import { statusRemark } from "../../describe/marks.ts";
import { errorsOfOperation, groupProse, responseProse, ruleProse } from "../../describe/resource.ts";
import { argumentNames } from "./argument-names.ts";

/** What a person should know of an operation, in a few lines of Markdown. */
export function operationProse(service: ResourceService, operation: Operation): string {
  const { summary, description, method, path, tenant, origin } = operation;
  const kinds = (service.authentication?.keyKinds ?? [])
    .filter(({ id }) => keysOf(operation).includes(id))
    .map(keyKindProse);
  const scopes = scopesOf(operation);
  const history = historyProse(operation);
  const lines = [
    `${summary}${statusRemark(origin)}.${description === undefined ? "" : ` ${description}`}${history === undefined ? "" : ` ${history}`}`,
    "",
    `${codeSpan(`${method} ${path}`)}. ${responseProse(operation)}`,
    tenant === "required" && service.tenant !== undefined ? "Needs a tenant." : undefined,
    operation.access.kind === "open" && service.authentication !== undefined ? "Needs no key." : undefined,
    kinds.length === 0 ? undefined : `Keys: ${kinds.join(", ")}.`,
    scopes.length === 0 ? undefined : `Scopes: ${scopes.map((scope) => codeSpan(scope)).join(", ")}.`,
    errorsOfOperation(operation),
    ...listed(operationDetails(operation)),
  ];
  return paragraphs(lines);
}

function keyKindProse({ id, title }: KeyKind): string {
  return valueOr(title, codeSpan(id), "marked-beside") + statusRemark(title);
}

/**
 * What stands in the path beside the object's id, and the id where no document states its type; what holds between the
 * query parameters.
 */
function operationDetails(operation: Operation): readonly string[] {
  const names = argumentNames(operation);
  const ofPath = operation.pathParameters.map(({ isId, type, description }, index) =>
    (isId || description === undefined) && undocumented(type) === undefined
      ? []
      : [`${codeSpan(names[index]!)}: ${description ?? ""}${statusRemark(type)}`],
  );
  return [...ofPath.flat(), ...operation.queryRules.map((rule) => fieldRuleProse(rule))];
}

/** A list in Markdown. */
function listed(items: readonly string[]): readonly string[] {
  return items.length === 0 ? [] : ["", ...items.map((item) => `- ${item}`)];
}

/**
 * What a resource is, and its rules: each with the error that answers where it is broken, and its decision where it is
 * our choice.
 */
export function resourceProse(resource: Resource): string {
  return paragraphs([groupProse(resource), ...listed(resource.rules.map(ruleProse))]);
}

/** Each on one line of its own. */
function paragraphs(lines: readonly (string | undefined)[]): string {
  return lines
    .filter((line) => line !== undefined)
    .map((line) => line.replace(/[\s\u0085]+/g, " ").trim())
    .join("\n");
}
