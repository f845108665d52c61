import type { QueryService } from "../model/query.ts";
import { errorForms, profileOf } from "../model/profiles.ts";

/* Words of answers that decide what of them has to be there. */

/** The members of a body that says why a request failed; with them, results need not be there. */
export function failureMembers(service: QueryService): readonly string[] {
  return [...new Set(errorForms(service).map(({ member, code }) => member ?? code))];
}

/**
 * The request parameter that goes on where an answer ended; with it, an answer has only what was left. Undefined where
 * none does.
 */
export function continueParameter(service: QueryService): string | undefined {
  return profileOf(service)?.continuation;
}
