import type { DecodingSchema } from "./resource-types.js";
import type { Issue } from "./types.js";

type Decode = (
  value: unknown,
  options: { readonly all: boolean },
) => { readonly errors?: readonly Required<Issue>[] | undefined; readonly value?: unknown };

/** A Standard Schema that takes what `decode` takes and gives what it gives: https://standardschema.dev. */
export function standardOfDecoder(decode: Decode): DecodingSchema<unknown, unknown> {
  const validate = (input: unknown): { readonly value: unknown } | { readonly issues: readonly Issue[] } => {
    const { errors, value } = decode(input, { all: true });
    return errors === undefined ? { value } : { issues: errors.map(issueOf) };
  };
  return { "~standard": { version: 1, vendor: "kiln", validate } };
}

function issueOf({ message, path }: Required<Issue>): Issue {
  return { message, path };
}
