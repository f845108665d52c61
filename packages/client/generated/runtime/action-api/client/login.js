import { QueryError } from "../../query/client/errors.js";
/** How many tokens are tried: the first session may be over before it began. */
const tries = 2;
/** Logs in with a bot password. Before that the caller is anonymous, so `assert` is left out. */
export async function login(send, loginToken, { name, password }, call) {
    for (let left = tries;;) {
        const lgtoken = await loginToken(call);
        const { login: answer = {} } = await send({ action: "login", lgname: name, lgpassword: password, lgtoken, assert: undefined }, { ...call, post: true });
        if (answer.result === "Success")
            return { id: answer.lguserid, name: answer.lgusername };
        const lost = ["NeedToken", "WrongToken"].includes(answer.result);
        if (!lost || --left === 0)
            throw failure(answer);
    }
}
function failure({ result = "Failed", reason }) {
    const { code = "login-failed", text: info = typeof reason === "string" ? reason : `The login failed with the result ${result}`, } = reason ?? {};
    return new QueryError({ code, info, module: "login", status: undefined });
}
