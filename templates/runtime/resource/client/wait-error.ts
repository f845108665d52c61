import type { RequestView } from "../../http/client/options.js";

export type WaitErrorCode =
  /** The work reached a state that means failure. */
  | "failed"
  /** The work did not finish in time. It may still be running. */
  | "deadline";

/**
 * The end of a wait without a result. `console.log` and `JSON.stringify` omit the responses, which may be long or
 * contain private data.
 */
export class WaitError extends Error {
  declare readonly code: WaitErrorCode;
  /** The last request that received a response, or undefined if none did. */
  declare readonly request: RequestView | undefined;
  /** The 202 response, with which `waitFor` can resume. */
  declare readonly accepted: any;
  /** The last status, or undefined if none was received. */
  declare readonly status: any;

  private constructor(
    code: WaitErrorCode,
    message: string,
    { accepted, status, request }: WaitErrorDetails,
    cause?: { readonly cause: unknown },
  ) {
    super(message, cause);
    this.name = "WaitError";
    this.code = code;
    this.request = request;
    Object.defineProperties(this, { accepted: { value: accepted }, status: { value: status } });
  }

  /** Returns the members that `console.log` shows, and the message, for logs. */
  toJSON(): object {
    return { ...this, name: this.name, message: this.message };
  }
}

/** @internal The constructor. Users catch these errors and do not create them. */
export const NewWaitError = WaitError as unknown as new (
  code: WaitErrorCode,
  message: string,
  details: WaitErrorDetails,
  cause?: { readonly cause: unknown },
) => WaitError;

/** @internal */
export interface WaitErrorDetails {
  readonly accepted: unknown;
  readonly status: unknown;
  readonly request: RequestView | undefined;
}
