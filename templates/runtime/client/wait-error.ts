import type { RequestView } from "../http/options.js";

export type WaitErrorCode =
  /** The state of the work is one of those that mean failure. */
  | "failed"
  /** The work was not over in time. It may go on. */
  | "deadline";

/**
 * The end of a wait without a result. Neither `console.log` nor `JSON.stringify` shows the answers, which may be long,
 * or hold private data.
 */
export class WaitError extends Error {
  declare readonly code: WaitErrorCode;
  /** The last request that was answered; undefined where none was. */
  declare readonly request: RequestView | undefined;
  /** The answer 202, from which `waitFor` goes on. */
  declare readonly accepted: any;
  /** The last status; undefined where none came. */
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

  /** For logs: the members that `console.log` shows, and the message. */
  toJSON(): object {
    return { ...this, name: this.name, message: this.message };
  }
}

/** @internal What makes one: users catch these errors, and do not make them. */
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
