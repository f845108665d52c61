/**
 * A Standard Schema that takes what `decode` takes and gives what it gives: https://standardschema.dev.
 * @param {(value: unknown, options: { readonly all: boolean }) => { readonly errors?: readonly import("./findings.js").Finding[], readonly value?: unknown }} decode
 */
export function standardOfDecoder(decode) {
  /** @param {unknown} input */
  const validate = (input) => {
    const { errors, value } = decode(input, { all: true });
    return errors === undefined ? { value } : { issues: errors.map(issueOf) };
  };
  return { "~standard": { version: 1, vendor: "kiln", validate } };
}

/** @param {import("./findings.js").Finding} finding */
function issueOf({ message, wireName }) {
  return { message, path: wireName === undefined ? [] : wireName.split(".") };
}
