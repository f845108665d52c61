// Old versions of Node read this file too, so it must not use anything newer than Node 12.

/**
 * Returns why this version of Node cannot run a program, in one sentence with the remedy. Returns `undefined` if it
 * can.
 * @param {string} program
 * @param {string} range of versions, as in `engines`: `>=22.13`
 * @returns {string | undefined}
 */
export function nodeFault(program, range) {
  const least = range.replace(">=", "");
  const [major, minor] = numbersOf(process.versions.node);
  const [neededMajor, neededMinor] = numbersOf(least);
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return undefined;
  return `${program} needs Node ${least} or later, and this is Node ${process.versions.node}: install a later one and start it again.`;
}

/** @param {string} version @returns {[major: number, minor: number]} */
function numbersOf(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return [major, minor];
}
