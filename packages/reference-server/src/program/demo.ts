import { makeKey } from "./keys/format.js";

/**
 * Makes two tenants, keys, identities and a paging group, once: a database that has them already stays as it is.
 * @param {import("./storage/types.js").Storage} storage @returns {Promise<Readonly<Record<string, string>> | undefined>} the keys, which are not to be had again
 */
export function makeDemo(storage) {
  return storage.write(async ({ tenants, keys, identities, pagingGroups }) => {
    if ((await tenants.find("DEMO")) !== undefined) return undefined;
    const demo = await tenants.insert({ code: "DEMO", name: "Demo Company" });
    await tenants.insert({ code: "OTHER", name: "Other Company" });
    await identities.insertUser({ username: "api.operator" });
    await identities.insertExtension({ tenant: demo.id, number: "100", name: "Reception", webUser: "100" });
    await identities.insertExtension({ tenant: demo.id, number: "101", name: "Workshop", sipNames: ["101-DEMO"] });
    await identities.insertExtension({ tenant: demo.id, number: "102", name: "Yard", endpoints: ["102-DEMO"] });
    const fields = { pa_name: "Everybody", pa_number: "830", pa_pin: "", pa_bidirectional: "no", pa_checkinuse: "", pa_me_id: "0", pa_manualheader: "" };
    const group = await pagingGroups.insert(demo.id, fields);
    await pagingGroups.replaceDestinations(demo.id, group, "PAGING", ["100", "101", "102"].map((id) => ({ slot: "PAGING", type: "EXT", id })));

    /** @type {Record<string, string>} */
    const texts = {};
    for (const kind of /** @type {const} */ (["global-full", "global-read-only", "tenant-full", "tenant-read-only"])) {
      const { text, stored } = makeKey(kind, { label: "demo", ...(kind.startsWith("tenant") && { tenant: demo.id }) });
      await keys.insert(stored);
      texts[kind] = text;
    }
    return texts;
  });
}
