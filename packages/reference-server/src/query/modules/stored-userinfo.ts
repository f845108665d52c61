import { blockInfo } from "../shared/blocks-of.ts";
import type { HandlerOf } from "../shared/handler-types.ts";
import type { Site } from "../site.ts";
import { userinfo } from "./userinfo.ts";
import { factsOf } from "./users.ts";

/** The caller, with the edits and the block that the wiki has of the account. */
export function userinfoOn({ storage, now }: Site): HandlerOf<"userinfo"> {
  return async (parameters, context) => {
    const answer = await userinfo(parameters, context);
    const { id } = context.caller;
    if (id === undefined) return answer;
    const asked: readonly string[] = parameters.prop ?? [];
    const { edits, block } = await storage.read(({ wiki }) => factsOf(wiki, id, now()));
    const stored = { ...(asked.includes("editcount") ? { editcount: edits } : {}), ...(asked.includes("blockinfo") ? blockInfo(block) : {}) };
    return { userinfo: { ...(answer as { readonly userinfo: object }).userinfo, ...stored } } as typeof answer;
  };
}
