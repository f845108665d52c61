import type { MediaAnswer } from "./media.js";

export interface Sent {
  readonly status: number;
  /** The header fields by lowercase name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: MediaAnswer["data"] | undefined;
}
