import type { MediaAnswer } from "./media.js";

export interface Sent {
  readonly status: number;
  /** By names in lowercase. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: MediaAnswer["data"] | undefined;
}
