import type { Fact } from "../../../model/fact.ts";
import { currentOf } from "../../../model/decimal.ts";
import type { Operation, RequestFault, Resource, ResourceService } from "../../../model/resource.ts";
import { marks } from "../prose.ts";
import type { Label, Picture } from "../site.ts";
import { stepsPicture, type Check } from "./states.ts";

/**
 * Returns the checks of a request, in the order in which the generated server performs them
 * (`templates/runtime/resource/server/`).
 */
export function resourceChecks(service: ResourceService): readonly Picture[] {
  const { requestErrors, tenant, resources } = service;
  const of = (...faults: readonly RequestFault[]): readonly Label[] =>
    labelsOf(faults.map((fault) => requestErrors[fault]));
  const missing = labelsOf([tenant?.missing]);
  const fields = fieldErrors(resources);
  const request: readonly Check[] = [
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
    { title: "Are its fields valid?", answers: distinct([...of("missing", "invalid"), ...labelsOf(fields)]) },
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

function labelsOf(codes: readonly (Fact<string> | undefined)[]): readonly Label[] {
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
