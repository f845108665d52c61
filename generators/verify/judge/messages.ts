import type { Json } from "../../codegen/json.ts";
import type { MessageForm } from "../../model/query.ts";
import { memberOf } from "../run/run.ts";

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
