import type { Condition } from "../../storage/wiki/select.ts";

/** The condition that a parameter makes, where it is given. */
export function given<T>(value: T | undefined, condition: (value: T) => Condition): readonly Condition[] {
  return value === undefined ? [] : [condition(value)];
}

/** The condition that a parameter makes, where it is given and not empty. */
export function givenText(value: string | undefined, condition: (value: string) => Condition): readonly Condition[] {
  return given(value === "" ? undefined : value, condition);
}
