import { runQuery } from "./actions.js";
import { help, helpModule } from "./help.js";
import { paraminfo, paraminfoModule } from "./paraminfo.js";
import { servedAction, servedBy } from "./run-action.js";
/** The actions that every service has, by name. */
const ownActions = (table) => ({
    query: { serve: runQuery },
    paraminfo: servedBy(paraminfoModule(table), (values, _, active) => paraminfo(values, active)),
    help: servedBy(helpModule, (values, _, active) => help(values, active)),
});
/** All actions of a service, by name. */
export function actionsOf(table, { actions = [] }) {
    const own = ownActions(table);
    const taken = actions
        .map(({ module: { name } }) => name)
        .find((name, at, all) => Object.hasOwn(own, name) || all.indexOf(name) !== at);
    if (taken !== undefined)
        throw new TypeError(`There are two actions “${taken}”. Give each a unique name.`);
    return new Map([
        ...Object.entries(own),
        ...actions.map((action) => [action.module.name, servedAction(action)]),
    ]);
}
