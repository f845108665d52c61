/** Headers that are secret in every request. */
const always = ["authorization", "cookie", "proxy-authorization"];

/**
 * A request without its secrets. The address stays as it was written but for these.
 * @param {import("./types.js").HttpRequest} request @param {Headers} headers @param {readonly string[]} secrets in small letters @param {number} attempt
 * @returns {import("./types.js").RequestView}
 */
export function viewOf({ method, url }, headers, secrets, attempt) {
  /** @param {string} name @param {string} value */
  const shown = (name, value) => ([...always, ...secrets].includes(name.toLowerCase()) ? "***" : value);
  return {
    method,
    url: url.replace(/([^?=&]+)=([^&]*)/g, (_, name, value) => `${name}=${shown(name, value)}`),
    headers: Object.fromEntries([...headers].map(([name, value]) => [name, shown(name, value)])),
    attempt,
  };
}

/** The later ones count. @param {(Readonly<Record<string, string>> | undefined)[]} several */
export function joinHeaders(...several) {
  const headers = new Headers();
  for (const some of several) {
    for (const name in some) {
      try {
        headers.set(name, some[name]);
      } catch {
        // The message of `Headers` shows the value, which may be a secret.
        throw new TypeError(`Bad header ${name}`);
      }
    }
  }
  return headers;
}
