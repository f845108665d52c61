import { profileOf } from "../../../model/profiles.ts";
import type { QueryService } from "../../../model/query.ts";

/** Returns whether the answers of a service go on: only a profile says how. */
export function continues(service: QueryService): boolean {
  return profileOf(service) !== undefined;
}
