import { defineAction, type Action, type ActionContext, type MessageText } from "@kiln/server/query";
import { logIn, logInProgram, type Given, type Refusal } from "../../accounts/log-in.ts";
import type { SiteCaller } from "../../accounts/site-caller.ts";
import { isToken, makeToken } from "../../accounts/tokens.ts";
import type { Site } from "../site.ts";
import { refusals } from "./refusals.ts";
import { callerOf } from "./session-caller.ts";

const sameOrigin: MessageText = {
  key: "api-login-fail-sameorigin",
  text: "Cannot log in when the same-origin policy is not applied.",
};
const programSession: MessageText = {
  key: "api-login-fail-badsessionprovider",
  text: "Cannot log in when using $1.",
  parameters: ["a session that is not a browser's"],
};
const lostSession: MessageText = {
  key: "authpage-cannot-login-continue",
  text: "Unable to continue login. Your session most likely timed out.",
};
const deprecated: MessageText = {
  key: "apiwarn-deprecation-login-botpw",
  text:
    'Main-account login via "action=login" is deprecated and may stop working without warning. To continue login with "action=login", see ' +
    '[[Special:BotPasswords]]. To safely continue using main-account login, see "action=clientlogin".',
};
const deprecatedToken: MessageText = {
  key: "apiwarn-deprecation-login-token",
  text: 'Fetching a token via "action=login" is deprecated. Use "action=query&meta=tokens&type=login" instead.',
};

/** `action=login`: logs in with the password of a program. Logging in with the account's own password is deprecated. */
export function login(site: Site): Action {
  return defineAction({
    name: "login",
    prefix: "lg",
    description: "Logs in and sets the session cookies. Intended for bot passwords.",
    helpurls: ["https://www.mediawiki.org/wiki/API:Login"],
    writerights: true,
    mustbeposted: true,
    posted: ["password", "token"],
    parameters: {
      name: { type: "string", description: "The name of the account; with a bot password, `name@program`." },
      password: { type: "password", sensitive: true, description: "The password." },
      domain: { type: "string", description: "Has no effect." },
      token: { type: "string", sensitive: true, description: "A token of the type `login`." },
    },
    run: async ({ name = "", password = "", token = "" }, context) => {
      const aborted = (reason: MessageText): object => ({
        login: { result: "Aborted", reason: context.format("aborted", reason) },
      });
      const caller = callerOf(context);
      if (caller === undefined) return aborted(sameOrigin);
      const isNew = caller.key === undefined;
      await caller.begin();
      if (caller.kind === "bot" || caller.kind === "bearer") return aborted(programSession);
      const key = caller.key ?? "";
      if (token === "") {
        context.deprecated("action=login&!lgtoken", deprecatedToken);
        return { login: { result: "NeedToken", token: makeToken(key, "login", site.now()) } };
      }
      if (isNew) return { login: { result: "Failed", reason: context.format("sessionlost", lostSession) } };
      if (!isToken(key, "login", token)) return { login: { result: "WrongToken" } };
      return enter(site, caller, { name, password, address: context.request.address ?? "" }, context);
    },
  });
}

async function enter(site: Site, caller: SiteCaller, given: Given, context: ActionContext): Promise<object> {
  const { storage, sessions } = site;
  const program = await logInProgram(storage, given);
  if (program !== undefined && "account" in program) {
    await sessions.enterProgram(caller, context.request, program.account, program.app);
    return { login: { result: "Success", lguserid: Number(program.account.id), lgusername: program.account.name } };
  }
  if (program?.refusal === "throttled") return failed("throttled", context);
  const main = await logIn(storage, given);
  if ("refusal" in main) return failed(main.refusal, context);
  await sessions.enter(caller, context.request, main.account, true);
  context.deprecated("main-account-login", deprecated);
  return { login: { result: "Success", lguserid: Number(main.account.id), lgusername: main.account.name } };
}

function failed(refusal: Refusal, context: ActionContext): object {
  const { code, ...text } = refusals[refusal];
  // The message is a single string here.
  return {
    login: { result: "Failed", reason: context.format(code, { ...text, text: text.text.replaceAll("\n", " ") }) },
  };
}
