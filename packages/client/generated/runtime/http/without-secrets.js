/** A text from a server, which may repeat its input. */
export function withoutSecrets(text, secrets = []) {
    return secrets.reduce((rest, secret) => (secret ? rest.replaceAll(String(secret), "***") : rest), String(text));
}
/** Matches the values of parameters whose names indicate a secret. */
const secretParameters = /([?&][^=&#]*(?:key|token|secret|password|passwd|auth|signature|pin)=)[^&#]*/gi;
/** An address without the account in it and without the values of secret parameters. */
export function withoutSecretParameters(address) {
    return address.replace(secretParameters, "$1***").replace(/^(\w+:\/\/)[^/?#]*@/, "$1");
}
