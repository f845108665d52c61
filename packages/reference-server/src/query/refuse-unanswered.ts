import type { Context } from "@kiln/server/query";

/** The HTTP status of a request for what no handler of this server answers. */
const notImplemented = 501;

/** Refuses a request with values of a parameter that this server cannot answer: an answer without them would be incomplete. */
export function refuseUnanswered(context: Context, parameter: string, values: readonly string[]): void {
  if (values.length === 0) return;
  const text = "This server knows nothing of these values of <var>$1</var>: $2.";
  const parameters = [parameter, { list: values, type: "comma" as const }];
  context.fail("nohandler", { key: "apierror-unanswered", text, parameters, data: { values } }, notImplemented);
}
