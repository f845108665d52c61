/** Defines an action. The types of the values that `run` receives are derived from `parameters`. */
export function defineAction(definition) {
    const { run, ...info } = definition;
    return { module: actionModule(info), token: info.token, posted: info.posted, written: info.written, run };
}
export function actionModule(action) {
    const { parameters, prefix = "", token, posted: _posted, written: _written, ...info } = action;
    const own = Object.entries(parameters).map(([name, one]) => ({ required: false, multi: false, ...one, name }));
    const tokens = token === undefined ? [] : [{ ...tokenParameter, tokentype: token }];
    return { ...info, prefix, group: "action", parameters: [...own, ...tokens] };
}
const tokenParameter = { name: "token", type: "string", required: true, multi: false, sensitive: true };
/** A response in its own format, regardless of the parameter `format`. */
export class Unformatted {
    response;
    constructor(response) {
        this.response = response;
    }
}
/** Returns the descriptions of all actions that have one. */
export function describedActions({ actions }) {
    return [...actions.values()].flatMap(({ module }) => (module === undefined ? [] : [module]));
}
/** Returns a table for the messages about an action's parameters. They have the same form as those about a module's. */
export function tableOf(module, table) {
    return { ...table, constants: { action: module.name }, groups: {}, modules: { [module.name]: module } };
}
