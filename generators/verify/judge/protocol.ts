import type { Json } from "../../codegen/json.ts";
import { type Exchange, memberOf } from "../run/run.ts";
import type { Check, Verdict } from "./verdict.ts";
import type { MessageForm } from "../../model/query.ts";

/** The form of a service's responses. */
export interface Protocol {
  /** Returns the error codes of a response. Empty if the request was accepted. */
  readonly errors: (exchange: Exchange) => readonly string[];
  readonly warnings: (exchange: Exchange) => readonly string[];
  /** Returns the part of a request that the service does not know. Then the response proves nothing about the rest. */
  readonly unknownPart: (exchange: Exchange) => string | undefined;
  /** Returns why the service did not carry out an accepted request, so that it may not have checked it either. */
  readonly notCarriedOut: (exchange: Exchange) => string | undefined;
  /** Returns the body without members that may differ between requests with the same meaning. */
  readonly content: (exchange: Exchange) => Json | undefined;
  /** Compares a response with the contract, whatever its case expects. */
  readonly contract: (exchange: Exchange) => readonly Check[];
}

/** The result of a case for its own claim. */
export type Outcome = Pick<Verdict, "kind" | "observed"> & { readonly value?: Json | undefined };

export const confirmed: Outcome = { kind: "confirmed", observed: "" };
export const refuted = (observed: string, value?: Json): Outcome => ({ kind: "refuted", observed, value });
export const untestable = (observed: string): Outcome => ({ kind: "untestable", observed });

/** Returns the errors or warnings in a body. */
export function messagesIn({ member, list }: MessageForm, body: Json | undefined): readonly (Json | undefined)[] {
  const held = member === undefined ? body : memberOf(body, member);
  if (!list) return [held];
  return Array.isArray(held) ? (held as readonly Json[]) : [];
}

/** Returns the codes of the errors or warnings in a body. */
export function codesIn(form: MessageForm, body: Json | undefined): readonly string[] {
  return messagesIn(form, body).flatMap((message) => {
    const value = memberOf(message, form.code);
    return typeof value === "string" ? [value] : [];
  });
}
