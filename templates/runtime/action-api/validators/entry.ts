/**
 * Functions for services that use the Action API protocol. Generated code calls them in addition to the general entry.
 */
export { namespace, namespaces } from "./namespaces.js";
export { titled, titles } from "./titles.js";
export { inNamespace, title, titlePart, titlePrefix } from "./title-syntax.js";
export { user, users } from "./users.js";
