/**
 * Returns messages for a form, by field, from a service error or a `ValidationError`. They do not contain codes or the
 * field's name. Each field has only its first message. The result is empty for any other failure.
 */
export declare function fieldMessages(failure: unknown): Readonly<Record<string, string>>;
