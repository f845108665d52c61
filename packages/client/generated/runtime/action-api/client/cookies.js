/**
 * The cookies of one host, for runtimes that keep none: browsers do, and show none of them to a program.
 * They go to the host of the endpoint only, whatever domain they name.
 */
export function createCookies(endpoint) {
    const values = new Map();
    return {
        header: () => [...values].map((pair) => pair.join("=")).join("; "),
        take(response) {
            if (response.url !== "" && new URL(response.url).host !== new URL(endpoint()).host)
                return;
            for (const line of response.headers.getSetCookie?.() ?? []) {
                const [pair, ...attributes] = line.split(";");
                const [name, ...value] = pair.trim().split("=");
                if (attributes.some(isOver))
                    values.delete(name);
                else
                    values.set(name, value.join("="));
            }
        },
        clear: () => values.clear(),
    };
}
/** Whether the attribute ends the cookie now; one that ends later does so at the server too. */
function isOver(attribute) {
    const [name, value = ""] = attribute.trim().split("=");
    if (/^max-age$/i.test(name))
        return Number(value) <= 0;
    return /^expires$/i.test(name) && Date.parse(value.replaceAll("-", " ")) <= Date.now();
}
