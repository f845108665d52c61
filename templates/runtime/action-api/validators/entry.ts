/** What generated code calls beside the general entry, of services that speak the Action API's protocol. */
export { namespace, namespaces } from "./namespaces.js";
export { titled, titles } from "./title-parameters.js";
export { inNamespace, title, titlePart, titlePrefix } from "./title-syntax.js";
export { user, users } from "./users.js";
