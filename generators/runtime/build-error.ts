/**
 * The runtime cannot be built from its sources, or with the installed tools. The message has the reason; for a type
 * error, the output of `tsc`.
 */
export class BuildError extends Error {}
