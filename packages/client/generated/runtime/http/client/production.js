/** Disables reports of callers' mistakes. The types and the service still report them. */
export const isDevelopment = false;
