/** Where the site is, from the root. */
export const siteFolder = "packages/docs/site";
