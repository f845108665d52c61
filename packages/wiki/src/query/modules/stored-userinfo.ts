import { equal } from "../../storage/select.ts";
import type { WikiStore } from "../../storage/storage.ts";
import { isoOf } from "../../content/timestamps.ts";
import { blockInfo } from "../shared/users.ts";
import type { HandlerOf } from "../reading/module.ts";
import type { Site } from "../site/general.ts";
import { userinfo } from "./userinfo.ts";
import { factsOf } from "./users.ts";

/** Returns the caller, with the account's edits and block from the wiki. */
export function userinfoOn({ storage, now }: Site): HandlerOf<"userinfo"> {
  return async (parameters, context) => {
    const response = await userinfo(parameters, context);
    const { id } = context.caller;
    if (id === undefined) return response;
    const asked: readonly string[] = parameters.prop ?? [];
    const [{ edits, block }, latest] = await storage.read(async ({ wiki }) => [
      await factsOf(wiki, id, now()),
      asked.includes("latestcontrib") ? await latestEdit(wiki, context.caller.name ?? "") : {},
    ]);
    const stored = {
      ...(asked.includes("editcount") ? { editcount: edits } : {}),
      ...(asked.includes("blockinfo") ? blockInfo(block) : {}),
      ...latest,
    };
    return { userinfo: { ...(response as { readonly userinfo: object }).userinfo, ...stored } } as typeof response;
  };
}

/** Returns the time of the account's latest edit; no member if it has no edits. */
async function latestEdit(wiki: WikiStore, name: string): Promise<object> {
  const order = [
    { column: "revisions.timestamp", descending: true },
    { column: "revisions.id", descending: true },
  ] as const;
  const [row] = await wiki.select({
    from: "revisions",
    columns: ["revisions.timestamp"],
    where: [equal("revisions.user_name", name)],
    order,
    limit: 1,
  });
  return row === undefined ? {} : { latestcontrib: isoOf(row["revisions.timestamp"]) };
}
