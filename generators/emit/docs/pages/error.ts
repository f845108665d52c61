import { lifecycleProse } from "../../../describe/lifecycle.ts";
import { statusRemark } from "../../../describe/marks.ts";
import { codeParts, shownCode, usersOfError } from "../../../model/error-codes.ts";
import type { Service } from "../../../model/model.ts";
import type { ErrorCode } from "../../../model/service.ts";
import { type Kind, above, itemPage, itemReference, siblingsOf } from "../addresses.ts";
import { code, joined, marks, named, paragraph, prose, text } from "../prose.ts";
import type { Block, Page, Prose, TableRow } from "../site.ts";
import { errorSample, jsonCode } from "../examples/request-code.ts";
import { definitions, factValue, section, table } from "./facts.ts";
import { profileOf } from "../../../model/profiles.ts";
import { type RequestFault as QueryFault, faultOf } from "../../../model/query.ts";
import { type RequestFault, requestFaults } from "../../../model/resource.ts";
import { remembered } from "../../../model/memo.ts";

/** Returns the page of an error code: its cause, its remedy, a response, and the operations that return it. */
export function errorPage(service: Service, error: ErrorCode): Page {
  const { code: name, condition, httpStatus, message } = error;
  const sample = errorSample(service, error);
  return {
    path: itemPage(service, "errors", name).path,
    kind: "error",
    title: shownCode(name),
    isCode: true,
    summary: `${condition.value ?? "The condition for this error is not known."}${statusRemark(condition)}`,
    breadcrumbs: above(service, "errors"),
    siblings: siblingsOf(service, "errors"),
    blocks: [
      ...definitions([
        ["HTTP status", factValue(httpStatus, String)],
        ["Message", factValue(message, (known) => [code(known)], "Not known")],
        [
          "Name",
          codeParts(name).length > 1
            ? [code("<parameter>"), text(" is the name of the parameter in the request.")]
            : [],
        ],
        ["History", prose(lifecycleProse(error))],
      ]),
      ...section("remedy", "What to do", remedyBlocks(service, error)),
      ...section("sample", "Response", sample === undefined ? [] : [jsonCode("Body", sample)]),
      ...section("answered-by", userTitles[service.kind], answeredBy(service, name)),
    ],
  };
}

function remedyBlocks(service: Service, error: ErrorCode): readonly Block[] {
  const remedy = remedyOf(service, error);
  return remedy === undefined ? [] : [paragraph(...prose(remedy))];
}

function answeredBy(service: Service, name: string): readonly Block[] {
  const users = usersOfError(service, name);
  if (users.length === 0) return [paragraph(text("None: the code concerns requests as a whole."))];
  return [paragraph(...joined(users.map((user) => [named(itemReference(service, kinds[service.kind], user))])))];
}

const userTitles = { query: "Modules whose rules return it", resource: "Operations that return it" } as const;

const kinds = { query: "modules", resource: "operations" } as const satisfies Readonly<Record<Service["kind"], Kind>>;

/** Returns the recommended reaction of a client to an error, or `undefined` if it depends on the operation. */
function remedyOf(service: Service, { code, httpStatus }: ErrorCode): string | undefined {
  const status = httpStatus.value;
  if (service.kind === "query") {
    if (profileOf(service)?.passing.includes(code)) return later;
    const fault = faultOf(service, code);
    return fault && queryRemedies[fault];
  }
  const fault = requestFaults.find((one) => service.requestErrors[one]?.value === code);
  if (fault !== undefined) return remedies[fault];
  return status !== undefined && status >= 500 ? later : undefined;
}

const later = "Wait, then repeat the same request. Double the delay after each further error.";

const remedies: Readonly<Record<RequestFault, string>> = {
  malformed: "Send a valid JSON object as the body.",
  missing: "Add the missing field or parameter.",
  invalid: "Correct the value that the message names. The same request fails again.",
  missingKey: "Add a key to the request.",
  invalidKey: "Check the key: it is misspelled, or it was revoked.",
  addressNotAllowed: "Send the request from an address that the key allows.",
  wrongKeyScope: "Use a key of another scope.",
  readOnlyKey: "Use a key that can write.",
  insufficientScope: "Use a key with the scopes that the operation requires.",
  unknownTenant: "Correct the name of the tenant.",
  unknownPath: "Correct the path, or the ID in it: the object may be deleted.",
  methodNotAllowed: "Use a method that the path supports.",
  unsupportedMediaType: "Set the `Content-Type` header field to the media type of the operation.",
  tooLarge: "Send a smaller body.",
  tooManyRequests: later,
  preconditionFailed: "Read the object again, repeat your change, and send the new `ETag` in `If-Match`.",
  idempotencyKeyReused: "Use a new `Idempotency-Key` for each different request.",
  responseNotStored: "Read the object to find out whether the first request had an effect.",
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

/** Returns a table of codes and their meanings, or no block if the list is empty. */
export function errorLinks(service: Service, codes: readonly string[]): readonly Block[] {
  const rows = codes.map((name) => rowsOf(service).get(name) ?? { cells: [[code(shownCode(name))], [], []] });
  return table(["Code", "HTTP", "When"], rows);
}

/** The table rows of the codes, shared by all pages. */
const rowsOf = remembered(
  (service: Service): ReadonlyMap<string, TableRow> =>
    new Map(service.errors.map((error) => [error.code, { cells: errorCells(service, error) }])),
);

export function errorCells(service: Service, error: ErrorCode): readonly Prose[] {
  const { httpStatus, condition } = error;
  return [
    [named(itemReference(service, "errors", error.code))],
    [...prose(String(httpStatus.value ?? "?")), ...marks(httpStatus)],
    [...prose(condition.value ?? "Not known"), ...marks(condition)],
  ];
}
