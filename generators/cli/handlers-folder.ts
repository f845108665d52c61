/** Where people write handlers, from the root: a folder for each service. */
export const handlersFolder = "packages/reference-server/src";
