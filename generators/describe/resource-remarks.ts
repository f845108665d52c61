import { codeSpan } from "../codegen/markdown.ts";
import { requestFaults, type ErrorBody, type RequestFault, type ResourceService } from "../model/resource.ts";
import { headRemarks, serviceRemark } from "./service-remark.ts";

/**
 * What no document states of a service of resources as a whole: what it refuses requests with, and how values are
 * written. A line each.
 */
export function resourceRemarks(service: ResourceService): readonly string[] {
  const { authentication, errorBody, tenant } = service;
  return [
    ...headRemarks(service, codeSpan),
    ...(authentication?.keyKinds ?? []).flatMap(({ id, title, scope }) => [
      ...serviceRemark(`The name of keys of the kind ${codeSpan(id)}`, title, (text) => text),
      ...serviceRemark(`The scope of keys of the kind ${codeSpan(id)}`, scope, codeSpan),
    ]),
    ...serviceRemark("The error of a request without a required tenant", tenant?.missing, codeSpan),
    ...requestRemarks(service, requestFaults),
    ...serviceRemark("The body of an error", errorBody, bodyProse),
    ...serviceRemark("The details of an error", service.errorDetails, codeSpan),
  ];
}

/** The same of how requests are read: the names of keys, the forms of times, and the errors that answer some faults. */
export function requestRemarks(service: ResourceService, faults: readonly RequestFault[]): readonly string[] {
  const { authentication, requestErrors, timestamps } = service;
  return [
    ...(authentication?.transports ?? []).flatMap((transport) =>
      transport.kind === "bearer"
        ? []
        : serviceRemark(`The name of the key (${transport.kind})`, transport.name, codeSpan),
    ),
    ...serviceRemark("Unknown fields of a body", service.unknownFields, (what) => what),
    ...serviceRemark("Formats of a date and time", timestamps, (forms) => forms.map(codeSpan).join(", ")),
    ...faults.flatMap((fault) => serviceRemark(faultLabels[fault], requestErrors[fault], codeSpan)),
  ];
}

const faultLabels: Readonly<Record<RequestFault, string>> = {
  malformed: "The error of a body that is not a JSON object",
  missing: "The error of a body without a required field",
  invalid: "The error of an invalid value, of two values for one field, or of an unknown name",
  noKey: "The error of a request without a key",
  unknownKey: "The error of an unknown key",
  addressNotAllowed: "The error of a key that is used from an address that it does not allow",
  otherScopeNeeded: "The error of a key of the wrong scope",
  writableKeyNeeded: "The error of a read-only key",
  scopeNeeded: "The error of a key without the required scope",
  tenantUnknown: "The error of an unknown tenant",
  pathUnknown: "The error of an unknown path",
  methodNotAllowed: "The error of a method that the path does not support",
  otherMediaType: "The error of an unsupported media type",
  tooLarge: "The error of a body that is too large",
  tooMany: "The error of too many requests",
  preconditionFailed: "The error of an `If-Match` that does not match",
  idempotencyKeyReused: "The error of an `Idempotency-Key` that was used for another request",
  answerNotKept: "The error of a repeated request whose response cannot be repeated",
  failed: "The error of a failure of the service",
  unavailable: "The error of an unavailable service",
};

function bodyProse({ envelope, code, message }: ErrorBody): string {
  const members = `${codeSpan(code)} and ${codeSpan(message)}`;
  return envelope === undefined ? members : `${members} in ${codeSpan(envelope)}`;
}
