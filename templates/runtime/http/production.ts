/** The types report mistakes of callers, and the service refuses them. */
export const isDevelopment: boolean = false;
