import type { MapEntry } from "../load/tree.ts";
import type { AccessScope, KeyKind, Shape } from "../model/resource.ts";
import type { ErrorCode } from "../model/service.ts";
import type { ValueSet } from "../model/type.ts";
import type { PageForm } from "./pages.ts";

/** The names outside a resource that it may refer to. */
export interface ResourceScope {
  readonly valueSets: ReadonlyMap<string, ValueSet>;
  readonly errors: ReadonlyMap<string, ErrorCode>;
  /** Undefined if requests carry no key. */
  readonly keyKinds: ReadonlyMap<string, KeyKind> | undefined;
  readonly scopes: ReadonlyMap<string, AccessScope>;
  readonly hasTenants: boolean;
  readonly shapeEntries: ReadonlyMap<string, MapEntry>;
  readonly shapes: readonly Shape[];
  readonly page: PageForm;
}
