/** Removes secrets from a string that a server sent, because servers may repeat their input. */
export function withoutSecrets(text: unknown, secrets: readonly unknown[] = []): string {
  return secrets.reduce<string>(
    (rest, secret) => (secret ? rest.replaceAll(String(secret), "***") : rest),
    String(text),
  );
}

/** Matches the values of parameters whose names indicate a secret. */
const secretParameters = /([?&][^=&#]*(?:key|token|secret|password|passwd|auth|signature|pin)=)[^&#]*/gi;

/** Removes user name, password and the values of secret parameters from a URL. */
export function withoutSecretParameters(address: string): string {
  return address.replace(secretParameters, "$1***").replace(/^(\w+:\/\/)[^/?#]*@/, "$1");
}
