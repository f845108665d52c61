/** Refuses a schema of a later server: `known` is the last version that this server knows. */
export function checkVersion(version: number, known: number): void {
  if (version > known)
    throw new Error(`The database has schema version ${version}; this server supports versions up to ${known}`);
}
