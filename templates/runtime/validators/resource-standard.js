/** @typedef {import("./resource-finding.js").FieldFinding} FieldFinding */

/**
 * A Standard Schema that takes what `decode` takes and gives what it gives: https://standardschema.dev.
 * @param {(value: unknown, options: { readonly all: boolean }) => { readonly errors?: readonly FieldFinding[], readonly value?: unknown }} decode
 */
export function standardOfDecoder(decode) {
  /** @param {unknown} input */
  const validate = (input) => {
    const { errors, value } = decode(input, { all: true });
    return errors === undefined ? { value } : { issues: errors.map(issueOf) };
  };
  return { "~standard": { version: 1, vendor: "kiln", validate } };
}

/** @param {FieldFinding} finding */
function issueOf({ message, path }) {
  return { message, path };
}
