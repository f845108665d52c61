/* What of requests and answers is a secret, by its name. */

export type Service = "exchange" | "query";

/** What stands in its place. */
export const removed = "removed";

const endings = /(?:token|password|passwd|pwd|secret|authorization|cookies?|credentials?|session_?id)s?$/i;

/** Names that are secrets of one service, and something else in the other. */
const own: Readonly<Record<Service, RegExp>> = {
  exchange: /^(?:key|api_?key|pin|pa_pin)$/i,
  query: /^(?:retype|captchaword|wpcaptchaword)$/i,
};

export function isSecret(service: Service, name: string): boolean {
  return endings.test(name) || own[service].test(name);
}

/**
 * A value of JSON whose texts under the names of secrets are removed, and every text of `values` wherever it stands.
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

/** A text of XML whose attributes of such names are removed, and every text of `values`. */
export function textWithoutSecrets(service: Service, text: string, values: readonly string[]): string {
  const cleared = text.replaceAll(/([\w-]+)(\s*=\s*)("[^"]*"|'[^']*')/g, (all, name: string, equals: string) =>
    isSecret(service, name) ? `${name}${equals}"${removed}"` : all,
  );
  return withoutValues(cleared, values);
}

/** Shorter ones are no secrets, and stand in many a word. */
const shortest = 6;

function withoutValues(text: string, values: readonly string[]): string {
  return values.reduce((rest, value) => (value.length < shortest ? rest : rest.replaceAll(value, removed)), text);
}
