import { type Action, type ActionContext, type MessageText, defineAction } from "@kiln/server/query";
import { type Given, type Refusal, logIn, logInProgram } from "../../accounts/log-in.ts";
import { type SiteCaller, isToken, makeToken, siteCaller } from "../../accounts/tokens.ts";
import type { Site } from "../site/general.ts";
import { refusals } from "./edit.ts";

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

type Reason = MessageText & { readonly code: string };

const notBegun: Reason = {
  code: "authmanager-authn-not-in-progress",
  key: "authmanager-authn-not-in-progress",
  text: "Authentication is not in progress or session data has been lost. Please start again from the beginning.",
};
const otherSession: Reason = {
  code: "userlogin-cannot-login",
  key: "userlogin-cannot-login",
  text: "Logging in is not possible with this session.",
};

/** `action=clientlogin`: logs in with the password of the account, in one step. */
export function clientlogin(site: Site): Action {
  return defineAction({
    name: "clientlogin",
    prefix: "login",
    description:
      "Logs in with the fields that `meta=authmanagerinfo` describes: `username`, `password` and `rememberMe`.",
    helpurls: ["https://www.mediawiki.org/wiki/API:Login"],
    writerights: true,
    mustbeposted: true,
    token: "login",
    dynamicparameters: true,
    parameters: {
      requests: { type: "string", multi: true, description: "The authentication requests to use." },
      messageformat: {
        type: ["html", "none", "raw", "wikitext"],
        default: "wikitext",
        description: "The format of messages.",
      },
      mergerequestfields: {
        type: "boolean",
        description: "Merges the fields of all authentication requests into one list.",
      },
      preservestate: { type: "boolean", description: "Keeps the data of an earlier attempt." },
      returnurl: {
        type: "string",
        description: "The URL to return to after the login. Either this or `continue` is required.",
      },
      continue: { type: "boolean", description: "Continues a login in progress." },
    },
    run: async ({ messageformat, returnurl, continue: goesOn }, context) => {
      checkReturn(returnurl, goesOn, context);
      refusePassword(context);
      const caller = callerOf(context);
      const fail = (reason: Reason): object => ({ clientlogin: failure(reason, messageformat) });
      if (caller === undefined || caller.kind === "bot" || caller.kind === "bearer") return fail(otherSession);
      if (goesOn) return fail(notBegun);
      const { given, request } = context;
      const [name, password] = [given.get("username") ?? "", given.get("password") ?? ""];
      const result = await logIn(site.storage, { name, password, address: request.address ?? "" });
      if ("refusal" in result) return fail(refusals[result.refusal]);
      await site.sessions.enter(caller, request, result.account, given.has("rememberMe"));
      return { clientlogin: { status: "PASS", username: result.account.name } };
    },
  });
}

function checkReturn(url: string | undefined, goesOn: boolean, context: ActionContext): void {
  if (url === undefined && !goesOn) {
    const parameters = [
      { list: ["<var>logincontinue</var>", "<var>loginreturnurl</var>"], type: "text" as const, bare: true },
      { count: 2 },
    ];
    const text = "At least one of the parameters $1 is required.";
    context.fail("missingparam", { key: "apierror-missingparam-at-least-one-of", text, parameters });
  }
  if (url === undefined || URL.canParse(url)) return;
  const text = 'Invalid value "$2" for URL parameter "$1".';
  context.fail("badurl_loginreturnurl", { key: "apierror-badurl", text, parameters: ["loginreturnurl", url] });
}

/** Refuses a password in the query string, because URLs must not contain secrets. */
function refusePassword(context: ActionContext): void {
  if (!new URLSearchParams(context.request.query).has("password")) return;
  const text = "The following parameter was found in the query string, but must be in the POST body: $1.";
  context.fail("mustpostparams", {
    key: "apierror-mustpostparams",
    text,
    parameters: [{ list: ["password"], type: "comma" }, { count: 1 }],
  });
}

function failure({ code, key, text, parameters = [] }: Reason, form: string): object {
  const shown = parameters.reduce<string>((whole, one, at) => whole.replace(`$${at + 1}`, String(one)), text);
  const message =
    form === "none"
      ? undefined
      : form === "raw"
        ? { key, params: parameters }
        : form === "html"
          ? shown.replaceAll("\n", "<br />")
          : shown;
  return { status: "FAIL", ...(message === undefined ? {} : { message }), messagecode: code, canpreservestate: false };
}

/** `action=logout`: ends the session, and deletes the token for automatic logins. */
export function logout(site: Site): Action {
  return defineAction({
    name: "logout",
    description: "Logs out and ends the session.",
    helpurls: ["https://www.mediawiki.org/wiki/API:Logout"],
    mustbeposted: true,
    token: "csrf",
    parameters: {},
    run: async (_, context) => {
      const caller = callerOf(context);
      if (caller?.kind === "bearer") {
        const text = "Logging out is not possible when using $1.";
        context.fail("cannotlogout", { key: "cannotlogoutnow-text", text, parameters: ["a bearer token"] });
      }
      if (caller !== undefined) await site.sessions.leave(caller, context.request);
      return {};
    },
  });
}

/**
 * Returns the caller of an action as a caller of this site; `undefined` if scripts of any site may read the response.
 */
function callerOf({ caller }: ActionContext): SiteCaller | undefined {
  return siteCaller(caller);
}
