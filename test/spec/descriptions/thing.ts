import type { Fact } from "../../../generators/model/fact.ts";
import { whereKnown } from "../../../generators/model/fact.ts";
import { typesWithin } from "../../../generators/model/queries.ts";
import type { ErrorCode } from "../../../generators/model/service.ts";
import type { Type } from "../../../generators/model/type.ts";
import type { EnumValue } from "../../../generators/model/value-set.ts";

/** Something of the spec that has a name, and so has to say what it is for. */
export interface Thing {
  /** Such as `parameter` or `state`. */
  readonly kind: string;
  /** Where its name has to tell it from others: a module, a resource, a set. */
  readonly owner: string;
  readonly path: string;
  readonly name: string;
  /** Words that stand beside its name in every output: of its type, of its title. */
  readonly beside: string;
  /** What it says; undefined where it says nothing, `unknown` where the spec says that nobody knows it. */
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

/** The values that a type lists itself, on whatever level. */
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

/** Something by its name alone, whose title stands beside it. */
export function titledThing(kind: string, owner: string, { name, id = name, title = "", description }: Titled): Thing {
  return { kind, owner, path: id!, name: id!, beside: title, text: description };
}

interface Titled {
  readonly id?: string;
  readonly name?: string;
  readonly title?: string;
  readonly description: string | undefined;
}

/** The condition of an error code is its description. */
export function errorThing({ code, condition }: ErrorCode): Thing {
  return { kind: "error code", owner: "errors", path: code, name: code, beside: "error", text: textOf(condition) };
}
