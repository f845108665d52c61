import type { HandlersByModule } from "@kiln/server/query";
import type { UserinfoResults } from "@kiln/server/query/results";
import { acceptedLanguages, defaultOptions } from "../../accounts/options.ts";
import { explicitGroups, implicitGroups } from "../../accounts/rights.ts";
import { siteCaller } from "../../accounts/tokens.ts";
import { centralIds, registrationOf, membershipsOf } from "../shared/users.ts";

type Userinfo = UserinfoResults["userinfo"];
type Caller = Parameters<NonNullable<HandlersByModule["userinfo"]>>[1]["caller"];

/** The members about a caller, by the value of `prop`. In this module, callers have no blocks, edits or mail. */
const told: Readonly<Record<string, (caller: Caller) => Partial<Userinfo>>> = {
  blockinfo: () => ({}),
  hasmsg: () => ({ messages: false }),
  groups: ({ groups }) => ({ groups }),
  groupmemberships: (caller) => ({ groupmemberships: membershipsOf(siteCaller(caller)?.account) }),
  implicitgroups: ({ name }) => ({
    implicitgroups: name === undefined ? implicitGroups.anonymous : implicitGroups.account,
  }),
  rights: ({ rights }) => ({ rights }),
  changeablegroups: ({ rights }) => {
    const all = rights.includes("userrights") ? explicitGroups : [];
    return { changeablegroups: { add: all, remove: all, "add-self": [], "remove-self": [] } };
  },
  options: () => ({ options: defaultOptions }),
  editcount: () => ({ editcount: 0 }),
  ratelimits: () => ({ ratelimits: {} }),
  theoreticalratelimits: () => ({ theoreticalratelimits: {} }),
  realname: () => ({ realname: "" }),
  email: () => ({ email: "" }),
  registrationdate: (caller) => {
    const { account } = siteCaller(caller) ?? {};
    return account === undefined ? {} : { registrationdate: registrationOf(account) };
  },
  acceptlang: (caller) => ({ acceptlang: acceptedLanguages(siteCaller(caller)?.languages ?? "") }),
  unreadcount: () => ({ unreadcount: 0 }),
  latestcontrib: () => ({}),
  cancreateaccount: ({ rights }) => ({ cancreateaccount: rights.includes("createaccount") }),
};

const tellers = Object.entries(told);

export const userinfo: NonNullable<HandlersByModule["userinfo"]> = ({ prop = [], attachedwiki }, { caller }) => {
  const { name, id = 0, address = "" } = caller;
  const user: Userinfo = name === undefined ? { id: 0, name: address, anon: true } : { id, name };
  const asked: readonly string[] = prop;
  for (const [one, tell] of tellers) if (asked.includes(one)) Object.assign(user, tell(caller));
  if (asked.includes("centralids")) Object.assign(user, centralIds(id, attachedwiki));
  return { userinfo: user };
};
