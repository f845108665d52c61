/**
 * Says which of the things that were asked for this server knows nothing of.
 * @param {import("../../generated/query/index.js").Context} context @param {string} parameter @param {readonly string[]} values
 */
export function unanswered(context, parameter, values) {
  if (values.length === 0) return;
  context.warn("unanswered", { key: "apiwarn-unanswered", text: "This server knows nothing of these values of <var>$1</var>: $2.", parameters: [parameter, { list: values, type: "comma" }], data: { values } });
}
