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
