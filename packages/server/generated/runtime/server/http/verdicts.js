/** @typedef {import("./contract.js").Violation} Violation */

/**
 * Whether two judge a request alike.
 * @param {string | undefined} here the code with which this contract refuses it @param {string | undefined} there that of the answer
 * @param {(code: string) => boolean} byRequest whether a request alone decides that it is answered with a code, and not who asks, or what there is
 * @returns {readonly Violation[]}
 */
export function compareVerdicts(here, there, byRequest) {
  if (here === there) return [];
  if (there === undefined) return [{ by: "either", rule: "accepted-there", detail: `refused here: ${here}` }];
  if (here === undefined) return byRequest(there) ? [{ by: "either", rule: "refused-there", detail: `accepted here, refused there: ${there}` }] : [];
  return [{ by: "either", rule: "refused-otherwise", detail: `here: ${here}, there: ${there}` }];
}

/** @param {string} rule @param {string} detail @returns {Violation} */
export function upstreamBroke(rule, detail) {
  return { by: "upstream", rule, detail };
}

/** @param {import("./contract.js").ContractAnswer["headers"]} headers @param {string} name */
export function headerOf(headers, name) {
  return [headers[name] ?? ""].flat()[0] ?? "";
}
