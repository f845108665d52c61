import type { HandlersByModule } from "@kiln/server/query";
import { refuseUnanswered } from "../refuse-unanswered.ts";

/** The caller, as far as the plugin's option `caller` describes it. */
export const userinfo: NonNullable<HandlersByModule["userinfo"]> = ({ prop = [] }, context) => {
  const { name, id = 0, address = "", groups, rights } = context.caller;
  const known = { groups, rights };
  refuseUnanswered(context, "prop", [...prop].filter((one) => !Object.hasOwn(known, one)));
  const user = name === undefined ? { id: 0, name: address, anon: true as const } : { id, name };
  return { userinfo: { ...user, ...(prop.includes("groups") && { groups }), ...(prop.includes("rights") && { rights }) } };
};
