/** A text of a server, which may repeat what it was sent. */
export function withoutSecrets(text, secrets = []) {
    return secrets.reduce((rest, secret) => (secret ? rest.replaceAll(String(secret), "***") : rest), String(text));
}
