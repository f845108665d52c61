import type { AddedOr, Wanted } from "./added.ts";
import { addDecision, addValueSet } from "./value-set.ts";
import { addError } from "./error.ts";
import { addField } from "./field.ts";
import { addModule } from "./module.ts";
import { addOperation } from "./operation.ts";
import { addResource } from "./resource.ts";

const identifier = {
  names: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
  rule: "names consist of lowercase letters, digits and single hyphens",
};

/** The kinds of definitions that can be added. */
export const kinds = {
  resource: { add: addResource, ...identifier, of: "resource" },
  operation: {
    add: addOperation,
    names: /^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*$/,
    rule: "write RESOURCE.OPERATION",
    of: "resource",
  },
  field: {
    add: addField,
    names: /^[a-z][a-z0-9-]*\.[A-Za-z_][A-Za-z0-9_]*$/,
    rule: "write the resource and the field, whose name consists of letters, digits and “_” and does not begin with a digit",
    of: "resource",
  },
  module: { add: addModule, ...identifier, of: "query" },
  "value-set": { add: addValueSet, ...identifier, of: "any" },
  error: {
    add: addError,
    names: /^[a-z][a-z0-9]*([-_][a-z0-9]+)*$/i,
    rule: "codes consist of letters, digits and single hyphens or underscores",
    of: "any",
  },
  decision: { add: addDecision, names: /\S/, rule: "write its question", of: "none" },
} as const satisfies Readonly<Record<string, AddableKind>>;

export type Addable = keyof typeof kinds;

interface AddableKind {
  readonly add: (wanted: Wanted) => AddedOr;
  /** The pattern of valid names. */
  readonly names: RegExp;
  readonly rule: string;
  /** The kind of service that can have the definition; `none` if it belongs to no service. */
  readonly of: "resource" | "query" | "any" | "none";
}
