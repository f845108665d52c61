import { defineAction, type Action, type ActionContext, type MessageText } from "@kiln/server/query";
import { logIn } from "../../accounts/log-in.ts";
import type { Site } from "../site.ts";
import { refusals } from "./refusals.ts";
import { callerOf } from "./session-caller.ts";

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
