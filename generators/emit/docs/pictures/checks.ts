import { errorCodesOfModule } from "../../../model/error-codes.ts";
import type { Fact } from "../../../model/fact.ts";
import type { Service } from "../../../model/model.ts";
import type { Module, QueryService, RequestFault as QueryFault } from "../../../model/query.ts";
import { currentOf } from "../../../model/operations.ts";
import type { Operation, RequestFault, Resource, ResourceService } from "../../../model/resource.ts";
import { itemReference, listPage } from "../addresses.ts";
import { marks } from "../prose.ts";
import type { Label, Picture, Step } from "../site.ts";
import { dashedMeans } from "./graph.ts";

/**
 * Returns the checks of a request, in the order in which the generated server performs them
 * (`templates/runtime/resource/server/`).
 */
export function resourceChecks(service: ResourceService): readonly Picture[] {
  const { requestErrors, tenant, resources } = service;
  const of = (...faults: readonly RequestFault[]): readonly Label[] =>
    factLabels(faults.map((fault) => requestErrors[fault]));
  const missing = factLabels([tenant?.missing]);
  const fields = fieldErrors(resources);
  const request: readonly Step[] = [
    { title: "Few enough requests?", answers: of("tooManyRequests") },
    { title: "Does the path exist?", answers: of("unknownPath") },
    { title: "Does it support the method?", answers: of("methodNotAllowed") },
    { title: "Is there a key?", answers: of("missingKey") },
    { title: "Is the key known?", answers: of("invalidKey") },
    { title: "Is it allowed from this address?", answers: of("addressNotAllowed") },
    { title: "Does the key have the required kind?", answers: of("wrongKeyScope") },
    { title: "May the key write?", answers: of("readOnlyKey") },
    { title: "Does the key allow the operation?", answers: of("insufficientScope") },
    { title: "Is there a tenant?", answers: missing },
    { title: "Is there such a tenant?", answers: of("unknownTenant") },
    { title: "Is the body small enough?", answers: of("tooLarge") },
    { title: "Are the parameters valid?", answers: of("missing", "invalid") },
    { title: "Is its media type supported?", answers: of("unsupportedMediaType") },
    { title: "Is it a JSON object?", answers: of("malformed") },
    { title: "Are its fields valid?", answers: distinct([...of("missing", "invalid"), ...factLabels(fields)]) },
    { title: "Is its Idempotency-Key unused?", answers: of("idempotencyKeyReused", "responseNotStored") },
  ];
  const used = new Set(
    [...request.flatMap(({ answers }) => answers), ...of("preconditionFailed", "failed", "unavailable")].map(
      ({ title }) => title,
    ),
  );
  const own = (operations: readonly Operation[]): readonly Label[] =>
    distinct(
      operations.flatMap(({ errors }) =>
        errors.flatMap(({ code, origin }) =>
          used.has(code) ? [] : [{ title: code, to: undefined, marks: marks(origin) }],
        ),
      ),
    );
  // `If-Match` is compared with the response of the operation that reads the object.
  const read = own(
    resources.flatMap((resource) => resource.operations.flatMap((operation) => currentOf(resource, operation) ?? [])),
  );
  const others = own(resources.flatMap(({ operations }) => operations)).filter(({ title }) =>
    read.every((label) => label.title !== title),
  );
  return stepsPicture(service, [
    ...request,
    { title: "Does the object exist?", answers: read },
    { title: "Is the object unchanged?", answers: of("preconditionFailed") },
    { title: "Can the operation be carried out?", answers: others },
    { title: "Is the service available?", answers: of("failed", "unavailable") },
  ]);
}

function fieldErrors(resources: readonly Resource[]): readonly (Fact<string> | undefined)[] {
  return resources.flatMap(({ fields }) => fields.flatMap(({ errors }) => [errors.missing, errors.invalid]));
}

function factLabels(codes: readonly (Fact<string> | undefined)[]): readonly Label[] {
  return codes.flatMap((code) => {
    const known = code?.value;
    return known === undefined ? [] : [{ title: known, to: undefined, marks: marks(code) }];
  });
}

/** Removes duplicate codes. A code is documented if it is documented for any of its uses. */
function distinct(labels: readonly Label[]): readonly Label[] {
  const found = new Map<string, Label>();
  for (const label of labels) if (!found.has(label.title) || label.marks.length === 0) found.set(label.title, label);
  return [...found.values()];
}

/**
 * Returns the checks of a request, in the order in which the generated server and validators perform them
 * (`templates/runtime/query/`).
 */
export function queryChecks(service: QueryService): readonly Picture[] {
  const own = new Map(service.requestErrors.map(({ fault, code }) => [fault, code]));
  const of = (...faults: readonly QueryFault[]): readonly Label[] =>
    codeLabels(faults.map((fault) => own.get(fault) ?? fault));
  const types = of("missingparam", "badvalue", "badinteger", "badtimestamp", "toomanyvalues", "toolong");
  const { requestParameters, modules, wire } = service;
  return stepsPicture(service, [
    { title: "Few enough requests?", answers: of("ratelimited") },
    { title: "Can the request be read?", answers: of("toolarge", "badrequest") },
    { title: "Does the endpoint support the method?", answers: of("invalidmethod") },
    { title: "Are the request’s own parameters valid?", answers: types },
    ...(wire.generatorSelector === undefined
      ? []
      : [{ title: "Is there such a generator?", answers: of("badgenerator") }]),
    { title: "Are their combinations allowed?", answers: codeLabels(refusals(requestParameters)) },
    { title: "Are the parameters of each module valid?", answers: types },
    { title: "Do they fit together?", answers: codeLabels(refusals(modules)) },
    { title: "Can the modules return results?", answers: of("nohandler", "internal_api_error") },
  ]);
}

function refusals(owners: readonly Pick<Module, "rules" | "parameters">[]): readonly string[] {
  return [...new Set(owners.flatMap(errorCodesOfModule))];
}

function codeLabels(codes: readonly string[]): readonly Label[] {
  return codes.map((title) => ({ title, to: undefined, marks: [] }));
}

/** The maximum number of codes shown for a check. The others are in the full list. */
const most = 8;

/**
 * Returns the checks that have error codes of the service, from the request to its response. Returns no picture if
 * there are fewer than two.
 */
function stepsPicture(service: Service, checks: readonly Step[]): readonly Picture[] {
  const codes = new Set(service.errors.map(({ code }) => code));
  const steps = checks.flatMap(({ title, answers }): readonly Step[] => {
    const known = answers
      .filter((response) => codes.has(response.title))
      .map((response) => ({ ...response, to: itemReference(service, "errors", response.title).to }));
    return known.length === 0 ? [] : [{ title, answers: few(service, known) }];
  });
  if (steps.length < 2) return [];
  const dashed = steps.some(({ answers }) => answers.some(({ marks }) => marks.length > 0));
  return [
    {
      kind: "picture",
      id: "picture-checks",
      title: "The checks of a request",
      description: `From top to bottom; the first check that fails returns one of the codes next to it.${dashed ? ` ${dashedMeans}` : ""}`,
      drawing: { kind: "steps", start: "A request", steps, end: "Its answer" },
    },
  ];
}

function few(service: Service, responses: readonly Label[]): readonly Label[] {
  if (responses.length <= most) return responses;
  const rest = { title: `and ${responses.length - most + 1} more`, to: listPage(service, "errors"), marks: [] };
  return [...responses.slice(0, most - 1), rest];
}
