/** The HTTP status of a request that asks what this server has nobody for. */
const notImplemented = 501;

/**
 * Refuses a request for things that this server knows nothing of: an answer without them would not be whole.
 * @param {import("../../generated/query/index.js").Context} context @param {string} parameter @param {readonly string[]} values
 */
export function refuseUnanswered(context, parameter, values) {
  if (values.length === 0) return;
  const text = "This server knows nothing of these values of <var>$1</var>: $2.";
  context.fail("nohandler", { key: "apierror-unanswered", text, parameters: [parameter, { list: values, type: "comma" }], data: { values } }, notImplemented);
}
