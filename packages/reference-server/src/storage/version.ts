/** A schema of a later server is left alone. @param {number} version that of the database @param {number} known the last that this server knows */
export function checkVersion(version, known) {
  if (version > known) throw new Error(`The database has schema ${version}; this server knows up to ${known}`);
}
