/**
 * An error that the runtime cannot be built from its sources or with the installed tools. The message contains the
 * reason.
 * For a type error, it is the output of `tsc`.
 */
export class BuildError extends Error {}
