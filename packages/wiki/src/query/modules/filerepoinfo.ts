import { filesPath } from "../shared/files.ts";
import type { HandlerOf } from "../reading/module.ts";
import { asked } from "../reading/members.ts";
import { type Site, software } from "../site/general.ts";

/** Returns the only file repository, which is the site's own (decided: D-444). */
export function filerepoinfo({ origin }: Site): HandlerOf<"filerepoinfo"> {
  return ({ prop }) => {
    const repo = {
      name: { name: "local" },
      displayname: { displayname: software.sitename },
      rootUrl: { rootUrl: filesPath },
      local: { local: true },
      url: { url: filesPath },
      thumbUrl: { thumbUrl: `${filesPath}/thumb` },
      initialCapital: { initialCapital: true },
      scriptDirUrl: { scriptDirUrl: software.scriptpath },
      favicon: { favicon: `${origin()}/favicon.ico` },
      canUpload: { canUpload: false },
    };
    return { repos: [asked(prop, repo)] };
  };
}
