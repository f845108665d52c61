import type { Context } from "@kiln/server/query";
import type { Protection } from "./page-protection.ts";

/** The rights that a level of protection requires. Other levels are names of rights. */
const levelRights = new Map([
  ["sysop", "editprotected"],
  ["autoconfirmed", "editsemiprotected"],
]);

/** The names of rights that differ from those of their actions. */
const actionRights = new Map([["create", "createpage"]]);

/** Returns the reasons why the caller may not perform an action on a page; an empty list if it is allowed. */
export function reasonsAgainst(
  action: string,
  protections: readonly Protection[],
  { caller: { rights } }: Context,
): readonly { readonly code: string; readonly text: string }[] {
  const isAllowed = rights.includes(actionRights.get(action) ?? action);
  const stops = protections.some(
    ({ type, level }) => type === action && !rights.includes(levelRights.get(level) ?? level),
  );
  return [
    ...(isAllowed
      ? []
      : [
          {
            code: "permissiondenied",
            text: "The action you have requested is limited to users who have the right to it.",
          },
        ]),
    ...(stops
      ? [{ code: "protectedpage", text: "This page has been protected to prevent editing or other actions." }]
      : []),
  ];
}
