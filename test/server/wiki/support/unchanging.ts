/** Parameters that change no answer, and the decision that says so. */
export const unchanging: Readonly<Record<string, string>> = {};
