/** All headers together; of those with one name, the last counts. */
export function joinHeaders(...several: readonly (Readonly<Record<string, string>> | undefined)[]): Headers {
  const headers = new Headers();
  for (const some of several) {
    for (const name in some) {
      try {
        if (some[name] !== undefined) headers.set(name, some[name]);
      } catch {
        // The message of `Headers` shows the value, which may be a secret.
        throw new TypeError(`Bad header ${name}`);
      }
    }
  }
  return headers;
}
