import { profileOf } from "../../../model/profiles.ts";
import type { QueryService } from "../../../model/query.ts";

/** Returns true if responses of a service can be continued. Only a profile specifies how. */
export function continues(service: QueryService): boolean {
  return profileOf(service) !== undefined;
}
