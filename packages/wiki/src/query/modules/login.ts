import type { HandlersByModule } from "@kiln/server/query";
import { hasTokens, makeToken, siteCaller, tokenEnding } from "../../accounts/tokens.ts";

type Handler = NonNullable<HandlersByModule["authmanagerinfo"]>;
type Form = Parameters<Handler>[0]["messageformat"];

/**
 * Describes how to log in: only with the name and the password of an account. The interface supports no other
 * authentication actions.
 */
export const authmanagerinfo: Handler = (
  { requestsfor, securitysensitiveoperation, messageformat, mergerequestfields },
  context,
) => {
  const caller = siteCaller(context.caller);
  const isBrowser = caller?.kind !== "bot" && caller?.kind !== "bearer";
  return {
    authmanagerinfo: {
      canauthenticatenow: isBrowser,
      cancreateaccounts: false,
      canlinkaccounts: false,
      ...(securitysensitiveoperation === undefined
        ? {}
        : {
            securitysensitiveoperationstatus:
              caller?.name === undefined || !isBrowser ? ("reauth" as const) : ("ok" as const),
          }),
      ...(requestsfor === undefined ? {} : state),
      ...(requestsfor === undefined ? {} : requestsOf(requestsfor, messageformat, mergerequestfields)),
    },
  };
};

const state = { haspreservedstate: false, hasprimarypreservedstate: false, preservedusername: "" };

interface Field {
  readonly type: "string" | "password" | "checkbox";
  readonly label: Text;
  readonly help: Text;
  readonly optional: boolean;
  readonly sensitive: boolean;
}

interface Text {
  readonly key: string;
  readonly text: string;
}

interface LoginRequest {
  readonly id: string;
  readonly required: "primary-required" | "optional";
  readonly provider: Text;
  readonly account: Text | undefined;
  readonly fields: Readonly<Record<string, Field>>;
}

const text = (key: string, words: string): Text => ({ key, text: words });

const rememberMe = "MediaWiki\\Auth\\RememberMeAuthenticationRequest";

/** The fields of a login. The ids are those of the real system, because programs know them. */
const loginRequests: readonly LoginRequest[] = [
  {
    id: "MediaWiki\\Auth\\PasswordAuthenticationRequest",
    required: "primary-required",
    provider: text("authmanager-provider-password", "Password-based authentication"),
    account: undefined,
    fields: {
      username: {
        type: "string",
        label: text("userlogin-yourname", "Username"),
        help: text("authmanager-username-help", "Username for authentication."),
        optional: false,
        sensitive: false,
      },
      password: {
        type: "password",
        label: text("userlogin-yourpassword", "Password"),
        help: text("authmanager-password-help", "Password for authentication."),
        optional: false,
        sensitive: true,
      },
    },
  },
  {
    id: rememberMe,
    required: "optional",
    provider: text("rawmessage", rememberMe),
    account: text("rawmessage", rememberMe),
    fields: {
      rememberMe: {
        type: "checkbox",
        label: text("authmanager-userlogin-remembermypassword-label", "Keep me logged in"),
        help: text(
          "authmanager-userlogin-remembermypassword-help",
          "Whether the password should be remembered for longer than the length of the session.",
        ),
        optional: true,
        sensitive: false,
      },
    },
  },
];

/** Returns the requests of an action, with messages in the given form. Only logging in has requests. */
function requestsOf(action: string, form: Form, isMerged: boolean | undefined): object {
  const shown = (one: Text): string | object => (form === "raw" ? { key: one.key, params: [] } : one.text);
  const texts = (members: Readonly<Record<string, Text | undefined>>): object =>
    form === "none"
      ? {}
      : Object.fromEntries(Object.entries(members).map(([name, one]) => [name, one === undefined ? "" : shown(one)]));
  const fieldsOf = ({ fields }: LoginRequest): object =>
    Object.fromEntries(
      Object.entries(fields).map(([name, { type, label, help, optional, sensitive }]) => [
        name,
        { type, ...texts({ label, help }), optional, sensitive },
      ]),
    );
  const all = action === "login" ? loginRequests : [];
  const requests = all.map((one) => ({
    id: one.id,
    metadata: {},
    required: one.required,
    ...texts({ provider: one.provider, account: one.account }),
    ...(isMerged ? {} : { fields: fieldsOf(one) }),
  }));
  return { requests, ...(isMerged ? { fields: Object.assign({}, ...all.map(fieldsOf)) as object } : {}) };
}

const sameOrigin = {
  key: "apiwarn-tokens-origin",
  text: "Tokens may not be obtained when the same-origin policy is not applied.",
};

/** Returns tokens of the caller's session. Requesting a token type for logging in starts a session. */
export const tokens: NonNullable<HandlersByModule["tokens"]> = async ({ type }, context) => {
  const caller = siteCaller(context.caller);
  if (caller === undefined) {
    context.warn("tokens-origin", sameOrigin);
    return {};
  }
  const isLoggedIn = caller.name !== undefined;
  if (!isLoggedIn && type.some((one) => hasTokens(one, false))) await caller.begin();
  const { key = "", now } = caller;
  const shown = type.map(
    (one) => [`${one}token`, hasTokens(one, isLoggedIn) ? makeToken(key, one, now) : tokenEnding] as const,
  );
  return { tokens: Object.fromEntries(shown) };
};
