import { codeSpan } from "../codegen/markdown.ts";
import { type Fact, undocumented, whereKnown } from "../model/fact.ts";
import type { Destinations, Operation, Resource, Response, Rule, Scope, Transition } from "../model/resource.ts";
import { historyProse } from "./lifecycle.ts";
import { factSentence, statusRemark } from "./marks.ts";
import { factRemark } from "./module.ts";
import { counted, sentences } from "./texts.ts";
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

/** Describes the values of a slot: one destination or a list, the limits, and the meaning of a bare number. */
export function destinationsProse(destinations: Destinations): string {
  const { maxItems, maxLength } = destinations;
  const bound = (fact: Fact<number> | undefined, label: string, unit: string): string | undefined =>
    factSentence(fact, (value) => `${label} ${counted(value, unit)}`, `${label} a number of ${unit}`);
  return sentences(
    formProse(destinations),
    bound(maxItems, "At most", "destinations"),
    bound(maxLength, "Each of at most", "characters"),
  );
}

/** Describes the bounds in the same words as findings. */
export function slotSizeText(most: number): string {
  return `A slot has at most ${counted(most, "destinations")}.`;
}

export function destinationLengthText(most: number): string {
  return `A destination has at most ${counted(most, "characters")}.`;
}

export function slotNamesText(objectField: string): string {
  return `${codeSpan(objectField)} contains only slots.`;
}

/**
 * Describes how other names in the object of slots are handled. Returns `undefined` if the resource does not specify
 * it.
 */
export function unknownSlotsProse({ unknownSlots }: Destinations): string | undefined {
  return factSentence(unknownSlots, (value) => `Other names are ${value}`, "The handling of other names");
}

function formProse({ pattern, bareNumbers, bareNumberType }: Destinations): string {
  const one = `one, or a list of them, each a type and an id${statusRemark(pattern)}.`;
  if (bareNumbers.value === false) return `${one}${bareRemark("No bare numbers", bareNumbers)}`;
  const type = bareNumberType?.value;
  if (bareNumberType === undefined) return `${one}${bareRemark("Bare numbers", bareNumbers)}`;
  const meaning = type === undefined ? "something unknown" : `${codeSpan(`${type}-`)} and that number`;
  return `${one} In a list, a bare number${statusRemark(bareNumbers)} means ${meaning}${statusRemark(bareNumberType)}.`;
}

/** Returns an empty string if the fact is documented, because the type shows it. */
function bareRemark(label: string, fact: Destinations["bareNumbers"]): string {
  const remark = statusRemark(fact);
  return remark === "" ? "" : ` ${label}${remark}.`;
}
