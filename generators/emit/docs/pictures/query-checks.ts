import type { Module, QueryService, RequestFault } from "../../../model/query.ts";
import { errorCodesOfModule } from "../../../model/error-codes.ts";
import type { Label, Picture } from "../site.ts";
import { stepsPicture } from "./states.ts";

/**
 * Returns the checks of a request, in the order in which the generated server and validators perform them
 * (`templates/runtime/query/`).
 */
export function queryChecks(service: QueryService): readonly Picture[] {
  const own = new Map(service.requestErrors.map(({ fault, code }) => [fault, code]));
  const of = (...faults: readonly RequestFault[]): readonly Label[] =>
    labelsOf(faults.map((fault) => own.get(fault) ?? fault));
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
    { title: "Are their combinations allowed?", answers: labelsOf(refusals(requestParameters)) },
    { title: "Are the parameters of each module valid?", answers: types },
    { title: "Do they fit together?", answers: labelsOf(refusals(modules)) },
    { title: "Can the modules return results?", answers: of("nohandler", "internal_api_error") },
  ]);
}

function refusals(owners: readonly Pick<Module, "rules" | "parameters">[]): readonly string[] {
  return [...new Set(owners.flatMap(errorCodesOfModule))];
}

function labelsOf(codes: readonly string[]): readonly Label[] {
  return codes.map((title) => ({ title, to: undefined, marks: [] }));
}
