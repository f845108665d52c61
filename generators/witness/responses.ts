import type { Json, JsonObject } from "../codegen/json.ts";
import type { WitnessResponse } from "../diff/change.ts";
import { resourceScope, sampleValue } from "../emit/shared/examples/sample-value.ts";
import { shapeFields, shapeNamed } from "../model/queries.ts";
import type { Operation, Resource, ResourceService, Response } from "../model/resource.ts";
import { valuesNear, type Landmarks } from "../verify/suite/near.ts";

/** Returns responses of an operation, each with one value near the landmarks, and responses with an error. */
export function responsesNear(
  service: ResourceService,
  resource: Resource,
  operation: Operation,
  landmarks: Landmarks,
): readonly WitnessResponse[] {
  return [
    ...operation.responses.flatMap((response) => successesNear(service, resource, response, landmarks)),
    ...errorsOf(service),
  ];
}

function successesNear(
  service: ResourceService,
  resource: Resource,
  { httpStatus, headers, body: type }: Response,
  landmarks: Landmarks,
): readonly WitnessResponse[] {
  const scope = resourceScope(service, resource, "response");
  const fields = headers.map(({ name, type: of }) => [name.toLowerCase(), String(sampleValue(of, { ...scope, name }))]);
  const head = { "content-type": service.mediaType, ...(Object.fromEntries(fields) as Record<string, string>) };
  const status = httpStatus?.value ?? 200;
  if (type === undefined) return [{ status, headers: head, body: "" }];
  const known = type.value;
  const whole = sampleValue(type, scope) as Json;
  const shape = known?.kind === "shape" ? shapeNamed(resource, known.shape) : undefined;
  const near = { service, shapes: resource.shapes, landmarks };
  const members = shape === undefined ? [] : shapeFields(resource, shape);
  const varied = members.flatMap(({ name, type: of }): readonly Json[] => {
    const rest = Object.fromEntries(Object.entries(whole as JsonObject).filter(([one]) => one !== name));
    return [rest, ...valuesNear(of, near).map((value) => ({ ...rest, [name]: value }))];
  });
  const all = [whole, ...varied, ...(shape === undefined ? valuesNear(type, near) : [])];
  return all.map((body) => ({ status, headers: head, body: JSON.stringify(body) }));
}

function errorsOf({ errors, errorBody, mediaType }: ResourceService): readonly WitnessResponse[] {
  const form = errorBody.value;
  if (form === undefined) return [];
  return errors.map(({ code, httpStatus }) => {
    const inner = { [form.code]: code, [form.message]: "It fails." };
    const body = JSON.stringify(form.envelope === undefined ? inner : { [form.envelope]: inner });
    return { status: httpStatus?.value ?? 400, headers: { "content-type": mediaType }, body };
  });
}
