/* Identifies secrets in requests and responses by their names. */

export type Service = "exchange" | "query";

/** The replacement for secrets. */
export const removed = "removed";

const endings = /(?:token|password|passwd|pwd|secret|authorization|cookies?|credentials?|session_?id)s?$/i;

/** Names of secrets in one service that have another meaning in the other. */
const own: Readonly<Record<Service, RegExp>> = {
  exchange: /^(?:key|api_?key|pin|pa_pin)$/i,
  query: /^(?:retype|captchaword|wpcaptchaword)$/i,
};

export function isSecret(service: Service, name: string): boolean {
  return endings.test(name) || own[service].test(name);
}

/**
 * Returns a JSON value without its secrets: strings in members with names of secrets, and all occurrences of `values`.
 */
export function withoutSecrets(service: Service, value: unknown, values: readonly string[], isWithin = false): unknown {
  if (typeof value === "string") return isWithin && value !== "" ? removed : withoutValues(value, values);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => withoutSecrets(service, one, values, isWithin));
  const members = Object.entries(value).map(([name, inner]) => {
    return [
      withoutValues(name, values),
      withoutSecrets(service, inner, values, isWithin || isSecret(service, name)),
    ] as const;
  });
  return Object.fromEntries(members);
}

/** Returns XML without its secrets: attributes with names of secrets, and all occurrences of `values`. */
export function textWithoutSecrets(service: Service, text: string, values: readonly string[]): string {
  const cleared = text.replaceAll(/([\w-]+)(\s*=\s*)("[^"]*"|'[^']*')/g, (all, name: string, equals: string) =>
    isSecret(service, name) ? `${name}${equals}"${removed}"` : all,
  );
  return withoutValues(cleared, values);
}

/** The minimum length of secrets. Shorter strings occur in many words. */
const shortest = 6;

function withoutValues(text: string, values: readonly string[]): string {
  return values.reduce((rest, value) => (value.length < shortest ? rest : rest.replaceAll(value, removed)), text);
}
