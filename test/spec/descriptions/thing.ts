import { type Fact, whereKnown } from "../../../generators/model/fact.ts";
import { typesWithin } from "../../../generators/model/queries.ts";
import type { ErrorCode } from "../../../generators/model/service.ts";
import type { EnumValue, Type } from "../../../generators/model/type.ts";

/** A named object of the spec, which needs a description. */
export interface Thing {
  /** The kind, such as `parameter` or `state`. */
  readonly kind: string;
  /** The scope in which its name must be unique: a module, a resource, a set. */
  readonly owner: string;
  readonly path: string;
  readonly name: string;
  /** Words next to its name in every output: those of its type and its title. */
  readonly beside: string;
  /** The description. It is `undefined` if missing, and `unknown` if the spec declares it unknown. */
  readonly text: string | typeof unknown | undefined;
}

export const unknown = Symbol("unknown");

export function textOf(description: Fact<string> | string | undefined): Thing["text"] {
  if (description === undefined || typeof description === "string") return description;
  return whereKnown<string, string | typeof unknown>(
    description,
    (text) => text,
    () => unknown,
  );
}

/** Returns the values that a type lists itself, at any level. */
export function listedValues(type: Type): readonly EnumValue[] {
  return [...typesWithin(type)].flatMap((one) =>
    one.kind === "enum" && one.values.kind === "inline" ? one.values.values : [],
  );
}

export function valueThings(owner: string, path: string, values: readonly EnumValue[]): readonly Thing[] {
  return values.map(({ value, description }) => ({
    kind: "value",
    owner,
    path: `${path}=${value}`,
    name: value,
    beside: path.slice(path.lastIndexOf(".") + 1),
    text: description,
  }));
}

/** Returns an object that is identified only by its name. Its title is next to the name. */
export function titledThing(kind: string, owner: string, { name, id = name, title = "", description }: Titled): Thing {
  return { kind, owner, path: id!, name: id!, beside: title, text: description };
}

interface Titled {
  readonly id?: string;
  readonly name?: string;
  readonly title?: string;
  readonly description: string | undefined;
}

export function errorThing({ code, condition }: ErrorCode): Thing {
  return { kind: "error code", owner: "errors", path: code, name: code, beside: "error", text: textOf(condition) };
}
