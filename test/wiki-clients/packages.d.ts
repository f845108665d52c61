/* Clients without types, or that the project does not install itself. */
declare module "mwbot-ts";
declare module "nodemw";
declare module "wikiapi";
declare module "wikijs";
