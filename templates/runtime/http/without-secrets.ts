/** A text of a server, which may repeat what it was sent. */
export function withoutSecrets(text: unknown, secrets: readonly unknown[] = []): string {
  return secrets.reduce<string>((rest, secret) => (secret ? rest.replaceAll(String(secret), "***") : rest), String(text));
}
