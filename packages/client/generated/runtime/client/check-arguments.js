import { isDevelopment } from "#environment";
import { checkNames } from "../http/refuse-option.js";
import { isRecord, shownValue } from "../http/shown-value.js";
/**
 * Refuses arguments of callers without types with which no request could succeed: one sentence each, before anything is
 * sent. `name` is that of the operation, `common` the tenant of the client.
 */
export function checkArguments(name, operation, body, own, common) {
    if (!isDevelopment)
        return;
    const { query: names = [], body: bodyKind, tenant: tenantUse } = operation;
    const refuse = (text) => {
        throw new TypeError(`${name} ${text}`);
    };
    if (bodyKind === true && !operation.write && body !== undefined) {
        if (!isRecord(body))
            refuse(`takes an object as its request, not ${shownValue(body)}`);
        for (const [field, value] of Object.entries(body)) {
            // JSON has null for both.
            if (Number.isNaN(value instanceof Date ? value.getTime() : value))
                refuse(`got ${value instanceof Date ? "an invalid Date" : value} for ${field}`);
        }
    }
    if (!isRecord(own))
        refuse(`takes an object of options as its last argument, not ${shownValue(own)}`);
    for (const one of names)
        if (one in own && one !== "tenant")
            refuse(`takes ${one} within query: { query: { ${one}: … } }`);
    checkNames(`The query of ${name}`, own.query ?? {}, names);
    const tenant = own.tenant ?? common;
    if (tenantUse && tenant !== undefined && typeof tenant !== "string")
        refuse(`takes a string as the tenant, not ${shownValue(tenant)}`);
    if (tenantUse === "needed" && !tenant)
        refuse("needs a tenant: pass { tenant: … } to the call or to the client");
}
