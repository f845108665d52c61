import type { DescribedSchema } from "../types.js";
import type { Issue } from "../../../core/validators/types.js";
import { type Schema, withJsonSchema } from "./with-json-schema.js";

type Check = (operation: string, value: unknown) => readonly Required<Issue>[];

/**
 * Returns a function that creates the schema of an operation's response body. The schema is both a Standard Schema and
 * a Standard JSON Schema. It leaves values unchanged.
 */
export function describedAnswers(
  check: Check,
  schemas: Readonly<Record<string, () => Schema>>,
): (operation: string) => DescribedSchema<unknown, unknown> {
  return (operation) => {
    if (!Object.hasOwn(schemas, operation))
      throw new RangeError(
        `no response to ${JSON.stringify(operation)} is described: use one of ${Object.keys(schemas).join(", ")}`,
      );
    const validate = (value: unknown): { readonly value: unknown } | { readonly issues: readonly Issue[] } => {
      const issues = check(operation, value).map(({ message, path }) => ({ message, path }));
      return issues.length === 0 ? { value } : { issues };
    };
    return withJsonSchema({ "~standard": { version: 1, vendor: "kiln", validate } }, schemas[operation]!);
  };
}
