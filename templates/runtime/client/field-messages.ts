import { isRecord } from "../http/refuse-option.js";

/** A fault of one field: a detail of an error response, or a finding of `validate`. */
interface Fault {
  readonly code?: string | undefined;
  readonly field?: string | undefined;
  readonly wireName?: string | undefined;
  readonly message?: string | undefined;
}

/**
 * The messages of a failed call for a form, by field, without codes and without the name of the field: those of an
 * error response of the service, or of a `ValidationError`. Of each field it has the first one. Empty for any other
 * failure.
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
