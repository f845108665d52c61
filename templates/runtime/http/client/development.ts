/**
 * Enables reports of callers' mistakes before anything is sent. Production bundles contain `production.ts` instead of
 * this file.
 */
export const isDevelopment: boolean = true;
