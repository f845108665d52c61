/** Refuses a schema of a newer server. `known` is the latest version that this server supports. */
export function checkVersion(version: number, known: number): void {
  if (version > known)
    throw new Error(`The database has schema version ${version}; this server supports versions up to ${known}`);
}
