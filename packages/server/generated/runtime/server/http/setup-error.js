/** A mistake in what a program gives to a plugin. As errors of the system do, it has a code, and its message says what to change. */
export class SetupError extends TypeError {
    code = "KILN_SETUP";
}
