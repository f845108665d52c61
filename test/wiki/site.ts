import type { ComparedWiki } from "./differential/fresh.ts";

/** The wiki's data for the tests. Its address and secrets are valid for one run. */
export interface Site {
  readonly endpoint: string;
  /** The endpoint of the same wiki with extensions. */
  readonly extended: string;
  /** Password of the administrator, who has higher limits. */
  readonly admin: BotPassword;
  /** Password of a user without additional rights. */
  readonly alice: BotPassword;
  /** Key of a file in the admin's stash. */
  readonly stashed: string;
  /** Another wiki, which is compared with the reference server. */
  readonly compared: ComparedWiki;
}

export interface BotPassword {
  readonly name: string;
  readonly password: string;
}

/** Number of each kind of object. All exceed the size of one response. */
export const counts = { articles: 300, shortcuts: 40, revisions: 120 } as const;

export const articleTitle = (number: number): string => `Article ${String(number).padStart(3, "0")}`;
export const shortcutTitle = (number: number): string => `Shortcut ${String(number).padStart(2, "0")}`;
/** Its 120 revisions need a separate continuation. */
export const longHistory = "Long history";
export const fileTitle = "File:Kiln.png";
