/* Builds documents of single modules from the documents of the package. */
/**
 * Returns a document whose only operation is a request for the module at the endpoint. It contains only the necessary
 * components.
 */
export function moduleDocument(overview, combined, all, part) {
    const operation = overview.paths[part.path].get;
    const general = part.general.map((name) => ({ $ref: `#/components/parameters/${name}` }));
    const parameters = [...all.constants, part.selector, ...general, ...(operation.parameters ?? [])];
    const { "x-kiln-facts": _, ...info } = overview.info;
    const components = Object.entries(part.uses).map(([section, names]) => {
        const all = { ...combined.components[section], ...overview.components[section] };
        return [section, Object.fromEntries(names.map((name) => [name, all[name]]))];
    });
    return {
        openapi: overview["openapi"],
        info: { ...info, ...part.about, description: `${part.about.description}\n\n${all.status}` },
        servers: overview["servers"],
        security: overview["security"],
        tags: (overview.tags ?? []).filter(({ name }) => name === part.tag),
        paths: { [all.endpoint]: { get: { ...operation, parameters } } },
        components: Object.fromEntries(components),
        "x-kiln-profile": overview["x-kiln-profile"],
    };
}
