import { QueryError } from "./errors.js";

/** @typedef {import("./types.js").CallOptions} CallOptions @typedef {import("./parts.js").PlainClient["request"]} Request */

/** How many tokens are tried: the first session may be over before it began. */
const tries = 2;

/**
 * Logs in with a bot password. Nobody is anybody before that, so `assert` is left out.
 * @param {Request} send @param {(call?: CallOptions) => Promise<string>} loginToken @param { { name: string, password: string } } who @param {CallOptions} [call]
 */
export async function login(send, loginToken, { name, password }, call) {
  for (let left = tries; ; ) {
    const lgtoken = await loginToken(call);
    const { login: answer = {} } = await send({ action: "login", lgname: name, lgpassword: password, lgtoken, assert: undefined }, { ...call, post: true });
    if (answer.result === "Success") return { id: answer.lguserid, name: answer.lgusername };
    const lost = ["NeedToken", "WrongToken"].includes(answer.result);
    if (!lost || --left === 0) throw failure(answer);
  }
}

/** @param {Record<string, any>} answer */
function failure({ result = "Failed", reason }) {
  const { code = "login-failed", text = typeof reason === "string" ? reason : `The login was answered with ${result}` } = reason ?? {};
  return new QueryError([{ code, text, module: "login" }]);
}
