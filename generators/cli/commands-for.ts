import type { Commands } from "../write/finding.ts";
import type { Options } from "./options.ts";
import { shellWord, type Terminal } from "./terminal.ts";

/** Returns the commands that write the outputs, as users of this terminal must type them. */
export function commandsFor({ root }: Options, { runner }: Terminal): Commands {
  const rest = [...(root === "." ? [] : ["--root", shellWord(root)])];
  if (runner === "kiln")
    return {
      write: ["kiln", "generate", ...rest].join(" "),
      force: ["kiln", "generate", ...rest, "--force"].join(" "),
    };
  const separator = rest.length === 0 ? [] : ["--"];
  return {
    write: ["npm run generate", ...separator, ...rest].join(" "),
    force: ["npm run generate --", ...rest, "--force"].join(" "),
  };
}

/** Returns the command that connects the server, as users of this terminal must type it. */
export function scaffoldCommand({ root }: Options, { runner }: Terminal): string {
  return [
    runner === "kiln" ? "kiln scaffold server" : "npx kiln scaffold server",
    ...(root === "." ? [] : ["--root", shellWord(root)]),
  ].join(" ");
}

/** Returns the command that records the spec as reviewed. */
export function reviewCommand({ root }: Options, { runner }: Terminal): string {
  const rest = [...(root === "." ? [] : ["--root", shellWord(root)]), "--accept"];
  return [runner === "kiln" ? "kiln review" : "npm run kiln -- review", ...rest].join(" ");
}
