import { codeSpan } from "../codegen/markdown.ts";
import { requestFaults, type ErrorBody, type RequestFault, type ResourceService } from "../model/resource.ts";
import { headRemarks, serviceRemark } from "./service-remark.ts";

/** What no document states of a service of resources as a whole: what it refuses requests with, and how values are written. A line each. */
export function resourceRemarks(service: ResourceService): readonly string[] {
  const { authentication, errorBody, tenant } = service;
  return [
    ...headRemarks(service, codeSpan),
    ...(authentication?.keyKinds ?? []).flatMap(({ id, title, scope }) => [
      ...serviceRemark(`What keys of the kind ${codeSpan(id)} are called`, title, (text) => text),
      ...serviceRemark(`The scope of keys of the kind ${codeSpan(id)}`, scope, codeSpan),
    ]),
    ...serviceRemark("The error where a needed tenant is not named", tenant?.missing, codeSpan),
    ...requestRemarks(service, requestFaults),
    ...serviceRemark("The body of an error", errorBody, bodyProse),
    ...serviceRemark("Where it says one by one what is wrong", service.errorDetails, codeSpan),
  ];
}

/** The same of how requests are read: the names of keys, the forms of times, and the errors that answer some faults. */
export function requestRemarks(service: ResourceService, faults: readonly RequestFault[]): readonly string[] {
  const { authentication, requestErrors, timestamps } = service;
  return [
    ...(authentication?.transports ?? []).flatMap((transport) =>
      transport.kind === "bearer" ? [] : serviceRemark(`The name of the key (${transport.kind})`, transport.name, codeSpan),
    ),
    ...serviceRemark("Fields of a body that are not known", service.unknownFields, (what) => what),
    ...serviceRemark("Forms of a date and time", timestamps, (forms) => forms.map(codeSpan).join(", ")),
    ...faults.flatMap((fault) => serviceRemark(faultLabels[fault], requestErrors[fault], codeSpan)),
  ];
}

const faultLabels: Readonly<Record<RequestFault, string>> = {
  malformed: "The error of a body that is not a JSON object",
  missing: "The error of a body without a field that it needs",
  invalid: "The error of a value that is none, of two values for one field, or of an unknown name",
  noKey: "The error of a request without a key",
  unknownKey: "The error of a key that is not known",
  addressNotAllowed: "The error of a key that is used from another address than it allows",
  otherScopeNeeded: "The error of a key of the wrong scope",
  writableKeyNeeded: "The error of a key that may only read",
  scopeNeeded: "The error of a key that does not allow this",
  tenantUnknown: "The error of a tenant that is not known",
  pathUnknown: "The error of an unknown path",
  methodNotAllowed: "The error of a method that the path does not take",
  otherMediaType: "The error of a body of another media type",
  tooLarge: "The error of a body that is too large",
  tooMany: "The error of too many requests",
  preconditionFailed: "The error where `If-Match` names another state",
  idempotencyKeyReused: "The error of an `Idempotency-Key` that was used for another request",
  answerNotKept: "The error of a repeated request whose answer cannot be given again",
  failed: "The error where the service fails",
  unavailable: "The error where the service cannot be used now",
};

function bodyProse({ envelope, code, message }: ErrorBody): string {
  const members = `${codeSpan(code)} and ${codeSpan(message)}`;
  return envelope === undefined ? members : `${members} in ${codeSpan(envelope)}`;
}
