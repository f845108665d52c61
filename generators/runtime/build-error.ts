/**
 * The runtime cannot be built of its sources, or with the tools that are installed. The message says why: of a type
 * error, what `tsc` says.
 */
export class BuildError extends Error {}
