import type { DescribedSchema } from "../described-schema.js";
import type { Issue } from "../types.js";
import type { Schema } from "./schema.js";
import { withJsonSchema } from "./with-json-schema.js";

/** What in an answer to an operation is not as it is described. */
type Check = (operation: string, value: unknown) => readonly Required<Issue>[];

/**
 * Of each operation that answers with a body, what takes that body as it is: a Standard Schema that is a Standard JSON
 * Schema too.
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
