/**
 * The messages of a failed call for a form, by field, without codes and without the name of the field: those of an
 * error response of the service, or of a `ValidationError`. Of each field it has the first one. Empty for any other
 * failure.
 */
export declare function fieldMessages(failure: unknown): Readonly<Record<string, string>>;
