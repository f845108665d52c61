import { highCallers } from "../../../describe/high-limit.ts";
import { valueOr } from "../../../model/fact.ts";
import type { Model, Service } from "../../../model/model.ts";
import { profileOf } from "../../../model/profiles.ts";
import type { QueryService } from "../../../model/query.ts";
import type { OpenFact } from "../../../model/service.ts";
import { code, marks, prose, text } from "../prose.ts";
import type { Block, Prose } from "../site.ts";
import { authenticationFacts, codesOfFaults } from "./authentication.ts";
import { definitions, section } from "./blocks.ts";
import { errorLinks } from "./error-links.ts";
import { factsBeside, serverFacts, serviceFacts } from "./facts.ts";

/** The size of responses, the number of requests, and the errors of requests beyond these limits. */
export function limitsBlocks(model: Model, service: Service): readonly Block[] {
  const facts = limitFacts(model, service);
  return [
    ...(service.kind === "query" ? queryLimits(service) : []),
    ...serviceFacts(model, facts),
    ...section("limit-codes", "Rate limits and size limits", errorLinks(service, limitCodes(service))),
    ...serverFacts(model, "limits", "Limits of the reference server", facts),
  ];
}

/** The facts that stand in the same part of a document as what is known of limits, but for those of authentication. */
export function limitFacts(model: Model, service: Service): readonly OpenFact[] {
  const claims =
    service.kind === "query"
      ? [service.limits.highRight]
      : [service.requestErrors.tooMany, service.requestErrors.tooLarge];
  const told = new Set(authenticationFacts(model, service));
  return factsBeside(model, service.facts, claims).filter((fact) => !told.has(fact));
}

export function limitCodes(service: Service): readonly string[] {
  if (service.kind === "resource") return codesOfFaults(service, ["tooMany", "tooLarge", "unavailable"]);
  const known = new Set(service.errors.map((error) => error.code));
  return (profileOf(service)?.passing ?? []).filter((name) => known.has(name));
}

/** Of parameters that have the type of a limit, and of lists of values. */
function queryLimits(service: QueryService): readonly Block[] {
  const { limits, wire } = service;
  const { limit, multiple } = limits;
  const most = valueOr(wire.maxLimit, undefined, "marked-beside");
  const all: Prose =
    most === undefined
      ? []
      : [text(", or "), code(most), text(" for the maximum that the caller may request"), ...marks(wire.maxLimit)];
  const high = (value: number): Prose => [
    text("; for "),
    ...prose(highCallers(service)),
    text(` up to ${value}`),
    ...marks(limits.highRight),
  ];
  return definitions([
    ["Items in one response", [text(`${limit.minimum} to ${limit.maximum}`), ...high(limit.highMaximum), ...all]],
    ["Values of one parameter", [text(`up to ${multiple.low}`), ...high(multiple.high)]],
  ]);
}
