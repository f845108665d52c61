import type { MediaAnswer } from "./media.js";

/** An answer, before it is sent. */
export interface Sent {
  readonly status: number;
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined where there is none. */
  readonly body?: MediaAnswer["data"] | undefined;
}
