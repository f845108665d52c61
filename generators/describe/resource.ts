import { codeSpan } from "../codegen/markdown.ts";
import { undocumented, whereKnown } from "../model/fact.ts";
import type { Operation, Resource, Response, Rule, Scope, Transition } from "../model/resource.ts";
import { historyProse } from "./lifecycle.ts";
import { statusRemark } from "./marks.ts";
import { factRemark } from "./module.ts";
import { sentences } from "./texts.ts";
import { mediaTypesProse } from "./result.ts";

export function groupProse(resource: Resource): string {
  const history = historyProse(resource);
  const what = sentences(`${resource.title}${statusRemark(resource.origin)}.`, resource.description);
  return sentences(what, history, ...scopeRemark(resource));
}

const owners: Readonly<Record<Scope["kind"], string>> = {
  global: "the whole service",
  tenant: "a tenant each",
  "tenant-or-shared": "a tenant each, or to all of them",
};

function scopeRemark({ scope }: Resource): readonly string[] {
  if (undocumented(scope) === undefined) return [];
  return [
    `Its objects belong to ${whereKnown(
      scope,
      ({ kind }) => owners[kind],
      () => "an unknown owner",
    )}${statusRemark(scope)}.`,
  ];
}

/** Describes a rule, with the error code for a violation. */
export function ruleProse({ text, error }: Rule): string {
  const rule = text.value ?? "Not known";
  const response = error === undefined || rule.includes(error) ? "" : ` → ${codeSpan(error)}`;
  return `${rule}${statusRemark(text)}${response}`;
}

export function responseProse({ responses }: Operation): string {
  return responses.map(oneResponseProse).join(" ");
}

function oneResponseProse({ httpStatus, body, media, poll, description }: Response): string {
  const status = whereKnown(
    httpStatus,
    (known) => `Answers ${known}`,
    () => "Success status",
  );
  const ofBody = body === undefined || undocumented(body) === undefined ? "" : ` Body${statusRemark(body)}.`;
  const ofMedia = media === undefined ? "" : ` Body: ${mediaTypesProse(media.mediaTypes)}.`;
  const ofPoll = poll === undefined ? "" : ` ${codeSpan(poll.status.operation.text)} reports the progress.`;
  return `${status}${statusRemark(httpStatus)}${description === undefined ? "." : `: ${description}`}${ofBody}${ofMedia}${ofPoll}`;
}

/** Lists the error codes of an operation, or returns `undefined` if it has no errors. */
export function errorsOfOperation({ errors }: Operation): string | undefined {
  if (errors.length === 0) return undefined;
  return `Errors: ${errors.map(({ code, origin }) => codeSpan(code) + statusRemark(origin)).join(", ")}.`;
}

/**
 * Returns facts about a resource beyond its types, for implementers of a server, one line each: rules, facts and
 * undocumented transitions.
 */
export function resourceRemarks(resource: Resource): readonly string[] {
  const { rules, facts, states } = resource;
  const transitions = (states?.transitions ?? []).filter(({ origin }) => undocumented(origin) !== undefined);
  return [
    ...scopeRemark(resource),
    ...rules.map(ruleProse),
    ...facts.map(factRemark),
    ...transitions.map(transitionProse),
  ];
}

function transitionProse({ from, to, trigger, condition, origin }: Transition): string {
  const by = codeSpan(trigger.kind === "operation" ? trigger.operation : trigger.event);
  return `From ${codeSpan(from.state)} to ${codeSpan(to.state)} by ${by}${condition === undefined ? "" : `, ${condition}`}${statusRemark(origin)}.`;
}
