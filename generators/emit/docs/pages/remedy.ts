import { valueOr } from "../../../model/fact.ts";
import type { Service } from "../../../model/model.ts";
import { profileOf } from "../../../model/profiles.ts";
import { requestFaults as queryFaults, type RequestFault as QueryFault } from "../../../model/query-protocol.ts";
import { requestFaults, type RequestFault } from "../../../model/resource.ts";
import type { ErrorCode } from "../../../model/service.ts";

/** What a client does about an error; undefined if that depends on the operation. */
export function remedyOf(service: Service, { code, httpStatus }: ErrorCode): string | undefined {
  const status = valueOr(httpStatus, undefined, "marked-beside");
  if (service.kind === "query") {
    if (profileOf(service)?.passing.includes(code)) return later;
    const fault =
      service.requestErrors.find((one) => one.code === code)?.fault ?? queryFaults.find((one) => one === code);
    return fault && queryRemedies[fault];
  }
  const fault = requestFaults.find((one) => valueOr(service.requestErrors[one], undefined, "marked-beside") === code);
  if (fault !== undefined) return remedies[fault];
  return status !== undefined && status >= 500 ? later : undefined;
}

const later = "Wait, then repeat the same request. Double the delay after each further error.";

const remedies: Readonly<Record<RequestFault, string>> = {
  malformed: "Send a valid JSON object as the body.",
  missing: "Add the missing field or parameter.",
  invalid: "Correct the value that the message names. The same request fails again.",
  noKey: "Add a key to the request.",
  unknownKey: "Check the key: it is misspelled, or it was revoked.",
  addressNotAllowed: "Send the request from an address that the key allows.",
  otherScopeNeeded: "Use a key of another scope.",
  writableKeyNeeded: "Use a key that can write.",
  scopeNeeded: "Use a key with the scopes that the operation requires.",
  tenantUnknown: "Correct the name of the tenant.",
  pathUnknown: "Correct the path, or the ID in it: the object may be deleted.",
  methodNotAllowed: "Use a method that the path supports.",
  otherMediaType: "Set the `Content-Type` header field to the media type of the operation.",
  tooLarge: "Send a smaller body.",
  tooMany: later,
  preconditionFailed: "Read the object again, repeat your change, and send the new `ETag` in `If-Match`.",
  idempotencyKeyReused: "Use a new `Idempotency-Key` for each different request.",
  answerNotKept: "Read the object to find out whether the first request had an effect.",
  failed: "Report the error to the operator of the server.",
  unavailable: later,
};

const queryRemedies: Readonly<Record<QueryFault, string>> = {
  badvalue: "Send one of the values that the parameter lists.",
  badinteger: "Send an integer.",
  badtimestamp: "Send a timestamp in a supported form.",
  toomanyvalues: "Send fewer values, in several requests.",
  missingparam: "Add the required parameter.",
  badgenerator: "Use a module that can be a generator.",
  toolong: "Send a shorter value.",
  outofrange: "Send a number in the range of the parameter.",
  unrecognizedvalues: "Remove the values that the parameter does not list.",
  unrecognizedparams: "Check the names of the parameters and their prefixes.",
  unsupportedarray: "Send each parameter once, with a separator between its values.",
  unclearnowtimestamp: "Send `now` or a timestamp.",
  badutf8: "Encode the values as UTF-8.",
  deprecation: "Replace the deprecated parameter or value.",
  invalidmethod: "Use a method that the service supports.",
  toolarge: "Request fewer members or items.",
  ratelimited: later,
  badrequest: "Correct the request. The same request fails again.",
  nohandler: "The server does not support the module.",
  internal_api_error: "Report the error to the operator of the server.",
};
