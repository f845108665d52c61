import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Attempt, RequestView, Transport, TransportError, TransportErrorKind, TransportOptions, TransportSetup } from "../../../templates/runtime/http/types.js";
import { rootFolder } from "../../support/emit.ts";

interface Runtime {
  createTransport(options: TransportOptions, setup?: TransportSetup): Transport;
  delayBefore(options: TransportOptions["retries"], attempt: number, after: number | undefined, spent: number, random: () => number): number | undefined;
  retryAfter(response: Response): number | undefined;
  mayRepeat(status: number, safe: boolean, after: number | undefined): boolean;
  statusError(response: Response, request: RequestView): TransportError;
}

/** The hand-written files themselves: they are shipped as they stand. */
async function runtime(): Promise<Runtime> {
  const files = ["transport", "retries", "errors"].map((name) => pathToFileURL(join(rootFolder, `templates/runtime/http/${name}.js`)).href);
  const modules = await Promise.all(files.map((file) => import(file) as Promise<object>));
  return Object.assign({}, ...modules) as Runtime;
}

export const { createTransport, delayBefore, retryAfter, mayRepeat, statusError } = await runtime();

/** A reader that answers the text, and tries again after the statuses for which that is due. */
export function textReader(safe: boolean): (response: Response, text: string, request: RequestView) => Attempt<string> {
  return (response, text, request) => {
    const after = retryAfter(response);
    if (response.ok) return { kind: "done", value: text };
    const error = statusError(response, request);
    if (!mayRepeat(response.status, safe, after)) throw error;
    return { kind: "again", error, after };
  };
}

/** The error of something that must fail. */
export async function failureOf(work: Promise<unknown>): Promise<TransportError> {
  return work.then(
    (value) => {
      throw new Error(`Nothing failed: ${JSON.stringify(value)}`);
    },
    (error: unknown) => error as TransportError,
  );
}

export type Kind = TransportErrorKind;
