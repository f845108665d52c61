import type { Disk } from "./disk.ts";
import { ifPossible } from "./disk-fault.ts";
import type { State } from "./state.ts";
import { withLineFeeds } from "./text.ts";

/**
 * The text of a finding, with LF line ends; undefined where there is none to compare, such as a folder that is in the
 * way.
 */
export function textAt(disk: Disk, path: string, state: State): string | undefined {
  if (state === "missing") return "";
  if (state === "unknown") return undefined;
  let text: string | undefined;
  ifPossible(() => (text = disk.read(path)));
  return text === undefined ? undefined : withLineFeeds(text);
}
