/*
 * Written forms of the members that belong to no module: errors, warnings and the results of actions other than
 * `query`.
 */
const help = { content: ["help"] };
const moduleForm = {
    members: {
        helpurls: { element: "helpurl" },
        examples: { element: "example" },
        parameters: { element: "param", items: parameterForm() },
        templatedparameters: { element: "param", items: parameterForm() },
        description: { element: "msg" },
    },
};
function parameterForm() {
    return {
        members: {
            type: { element: "t" },
            subtypes: { element: "s" },
            deprecatedvalues: { element: "v" },
            info: { element: "i" },
            description: { element: "msg" },
            extranamespaces: { element: "n" },
        },
    };
}
const members = {
    error: { content: ["docref"] },
    errors: { element: "error" },
    // In the older form of errors, `warnings` is an object with a member for each module.
    warnings: { element: "warning", items: { content: ["warnings", "text", "html"] } },
    help,
    paraminfo: {
        members: {
            modules: { element: "module", items: moduleForm },
            querymodules: { element: "module", items: moduleForm },
            formatmodules: { element: "module", items: moduleForm },
        },
    },
};
/** Returns the written forms of a service, including those of the protocol and of an action. */
export function answerForms(own = { body: {}, shapes: {} }, ofAction = {}) {
    const all = Object.entries(members).map(([name, form]) => [name, { ...own.body.members?.[name], ...form }]);
    const body = { ...own.body, content: ["docref"], ...ofAction };
    return {
        ...own,
        body: { ...body, members: { ...own.body.members, ...Object.fromEntries(all), ...ofAction.members } },
    };
}
