import { isRecord } from "../../http/client/refuse-option.js";

/** A problem of one field: a detail of an error response, or a finding of `validate`. */
interface Fault {
  readonly code?: string | undefined;
  readonly field?: string | undefined;
  readonly wireName?: string | undefined;
  readonly message?: string | undefined;
}

/**
 * Returns messages for a form, by field, from a service error or a `ValidationError`. They do not contain codes or the
 * field's name. Each field has only its first message. The result is empty for any other failure.
 */
export function fieldMessages(failure: unknown): Readonly<Record<string, string>> {
  const { details, findings } = (isRecord(failure) ? failure : {}) as {
    readonly details?: readonly Fault[];
    readonly findings?: readonly Fault[];
  };
  const messages: Record<string, string> = {};
  for (const { code = "", field, wireName = field, message } of [details, findings].flatMap((some) => some ?? [])) {
    if (wireName !== undefined && message !== undefined)
      messages[wireName] ??= withoutStart(withoutStart(message, `${code}: `), `${wireName} `);
  }
  return messages;
}

function withoutStart(text: string, start: string): string {
  return text.startsWith(start) ? text.slice(start.length) : text;
}
