import type { KeyKind } from "../model/resource.ts";
import type { ErrorCode } from "../model/service.ts";
import type { ValueSet } from "../model/value-set.ts";

/** What resources may refer to beyond themselves. */
export interface ResourceScope {
  readonly valueSets: ReadonlyMap<string, ValueSet>;
  readonly errors: ReadonlyMap<string, ErrorCode>;
  readonly keyKinds: ReadonlyMap<string, KeyKind>;
}
