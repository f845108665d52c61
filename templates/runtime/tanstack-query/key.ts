/** Information about a client that the spec does not contain. */
export interface Scope {
  /**
   * Tells the keys of this client from those of another one of the same service, such as another user's. Nothing
   * secret.
   */
  readonly scope?: string | undefined;
}

/** Returns the part of a key for a value, without secrets and empty values. Dates are strings, as in JSON. */
export function keyPart(value: unknown, isLeftOut: (name: string, member: unknown) => boolean = () => false): unknown {
  const text = JSON.stringify(value, (name, member) => (isLeftOut(name, member) ? undefined : member));
  return text === undefined ? undefined : JSON.parse(text);
}

/** The members that are there. */
export function given(members: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined && !isEmpty(value)));
}

function isEmpty(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}
