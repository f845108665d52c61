/* Words of the query style itself, which every service of that kind shares. */

/** The members of a body that says why a request failed; with them, results need not be there. */
export const failureMembers: readonly string[] = ["error", "errors"];

/** The request parameter that goes on where an answer ended; with it, an answer has only what was left. */
export const continueParameter = "continue";
