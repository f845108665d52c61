import { Failure } from "../../query/server/failure.js";
import { checkMain, echoes, readDenied, warnOfDeprecation, warnOfUnread } from "./actions.js";
import { decodeAction } from "./decode-action.js";
import { formatMessage, textOf } from "./format-message.js";
import { messageText } from "./message-texts.js";
import { Unformatted } from "./unformatted.js";
/** An action of the option `actions`, as the service runs it. */
export function servedAction({ module, token, posted = [], written, run }) {
    const only = posted.map((name) => module.prefix + name);
    const own = {
        module,
        token,
        posted: only,
        run: (values, context) => run(values, context),
    };
    return { module, written, serve: (active) => runAction(own, active) };
}
/** An action of this protocol. */
export function servedBy(module, run) {
    return { module, serve: (active) => runAction({ module, token: undefined, posted: [], run }, active) };
}
/**
 * In the order of the real system: what every request has, the parameters of the action, its token, the rights of the
 * caller, and only then whether it was posted.
 */
async function runAction({ module, token, posted, run }, active) {
    checkMain(active);
    const values = decodeAction(module, active);
    if (token !== undefined)
        await checkToken(module, token, active);
    checkRights(module, active);
    refuseUnposted(module, active);
    refuseInAddress(module, active, posted);
    const answer = await run(values, contextOf(module, active), active);
    if (answer instanceof Unformatted)
        return answer;
    const own = new Set(module.parameters.map(({ name }) => module.prefix + name));
    if (!module.dynamicparameters)
        warnOfUnread(active, (name) => own.has(name));
    return Array.isArray(answer) ? answer : { ...echoes(active), ...answer };
}
async function checkToken(module, type, active) {
    const name = `${module.prefix}token`;
    refuseInAddress(module, active, [name]);
    const isValid = await active.options.checkToken?.({
        type,
        token: active.given.get(name) ?? "",
        caller: active.caller,
    });
    if (isValid !== true)
        fail(module, "badtoken", messageText("apierror-badtoken", "Invalid CSRF token."));
}
function checkRights({ readrights }, { options, caller }) {
    if (readrights && options.isPrivate === true && !caller.rights.includes("read"))
        throw readDenied();
}
function refuseUnposted({ name, mustbeposted }, { request }) {
    if (!mustbeposted || request.method === "POST")
        return;
    const text = messageText("apierror-mustbeposted", "The <kbd>$1</kbd> module requires a POST request.", {
        markup: name,
    });
    throw new Failure({ ...text, code: "mustbeposted", module: "main" });
}
/** What is secret does not stand in an address, which logs and histories keep. */
function refuseInAddress(module, { request }, names) {
    const addressed = new URLSearchParams(request.query);
    const wrong = names.filter((name) => addressed.has(name));
    if (wrong.length === 0)
        return;
    const text = wrong.length === 1
        ? "The following parameter was found in the query string, but must be in the POST body: $1."
        : "The following parameters were found in the query string, but must be in the POST body: $1.";
    const list = { list: wrong, type: "comma" };
    fail(module, "mustpostparams", messageText("apierror-mustpostparams", text, list, { count: wrong.length }));
}
function contextOf(module, active) {
    const { request, caller, high, given, version, errorForm, isForAnySite, onCaller } = active;
    return {
        request,
        get caller() {
            onCaller?.();
            return caller;
        },
        high,
        given,
        version,
        errorForm,
        isForAnySite,
        format: (code, text) => {
            if (errorForm === "bc")
                return textOf(text, "plaintext");
            const { module: _, ...formatted } = {
                ...formatMessage({ ...text, code, module: module.name }, errorForm),
                module,
            };
            return formatted;
        },
        warn: (code, text) => void active.warnings.push({ ...text, code, module: module.name }),
        deprecated: (feature, text) => {
            active.warnings.push({ ...text, code: "deprecation", module: module.name, data: { feature } });
            warnOfDeprecation(active);
        },
        fail: (code, text, status) => fail(module, code, text, status),
    };
}
function fail({ name }, code, text, status) {
    throw new Failure({ ...text, code, module: name }, status);
}
