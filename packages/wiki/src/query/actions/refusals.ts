import type { MessageText } from "@kiln/server/query";
import type { Refusal } from "../../accounts/log-in.ts";

/** The responses to refused logins. They do not reveal whether the name or the password was wrong. */
export const refusals: Readonly<Record<Refusal, MessageText & { readonly code: string }>> = {
  "no-way": {
    code: "authmanager-authn-no-primary",
    key: "authmanager-authn-no-primary",
    text: "The supplied credentials could not be authenticated.",
  },
  wrong: {
    code: "wrongpassword",
    key: "wrongpassword",
    text: "Incorrect username or password entered.\nPlease try again.",
  },
  throttled: {
    code: "login-throttled",
    key: "login-throttled",
    text: "You have made too many recent login attempts. Please wait $1 before trying again.",
    parameters: ["5 minutes"],
  },
};
