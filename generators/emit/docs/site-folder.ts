/** The folder of the site, relative to the root. */
export const siteFolder = "packages/docs/site";
