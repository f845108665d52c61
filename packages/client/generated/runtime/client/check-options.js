import { checkAddress, refuseOption } from "../http/refuse-option.js";
/** Refuses options with which no request could succeed. */
export function checkOptions({ needsKey, keys, url }, { key, keyIn, baseUrl = url, tenant }) {
    if (needsKey && typeof key !== "function")
        checkKey(key);
    if (keyIn && !keys[keyIn])
        refuseOption("keyIn", keyIn, `give one of ${Object.keys(keys).join(", ")}`);
    if (tenant === "")
        refuseOption("tenant", tenant, "name a tenant, or leave it out");
    checkAddress("baseUrl", baseUrl);
}
export function checkKey(key) {
    if (!key || typeof key !== "string")
        refuseOption("key", key, "give the key of the service");
}
