/** A mistake in the arguments of a plugin. Like a system error it has a code, and its message states the remedy. */
export class SetupError extends TypeError {
    code = "KILN_SETUP";
}
