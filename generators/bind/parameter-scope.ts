import type { Place } from "../model/place.ts";
import type { ParameterGroup } from "../model/query.ts";
import type { ErrorCode } from "../model/service.ts";
import type { TypeScope } from "./types.ts";

/** What a list of parameters may refer to. */
export interface ParameterScope extends TypeScope {
  /** Looks up the groups that `$include` names. */
  readonly group: (name: string, from: Place) => ParameterGroup | undefined;
  readonly groupNames: ReadonlyMap<string, unknown>;
  readonly errors: ReadonlyMap<string, ErrorCode>;
  /** Whether the service has a value that stands for all values. */
  readonly takesAll: boolean;
}
