/**
 * Mistakes of callers are reported before anything is sent. Bundles for production have `production.ts` in place of
 * this file.
 */
export const isDevelopment = true;
