/** Information about a client that the spec does not contain. */
export interface Scope {
  /**
   * Distinguishes the keys of this client from those of another client of the same service, such as another user's. Do
   * not use a secret.
   */
  readonly scope?: string | undefined;
}

/** Returns the part of a key for a value, without secrets and empty values. Dates are strings, as in JSON. */
export function keyPart(value: unknown, isLeftOut: (name: string, member: unknown) => boolean = () => false): unknown {
  const text = JSON.stringify(value, (name, member) => (isLeftOut(name, member) ? undefined : member));
  return text === undefined ? undefined : JSON.parse(text);
}

/** Returns the members that are neither undefined nor empty. */
export function given(members: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined && !isEmpty(value)));
}

function isEmpty(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}
