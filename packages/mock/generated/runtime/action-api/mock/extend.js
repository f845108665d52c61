import { isObject } from "../../core/values.js";
import { interwikis, mockSite } from "../server/results/mock-site.js";
import { readTitle } from "../server/page-set/read-title.js";
import { actionsOf } from "./actions.js";
import { createStoredPages, withRevisions } from "./pages.js";
import { createSessions } from "./sessions.js";
/** Adds tokens, `login`, `clientlogin`, `logout` and `edit` to a wiki mock. Later queries return the edited text. */
export function extendMock(given, forms, tokens) {
    const pages = createStoredPages(given.server?.now ?? Date.now);
    const sessions = createSessions(given.accounts);
    const site = mockSite(interwikis, pages);
    const edits = [];
    const wiki = { site, pages, sessions, edits };
    const actions = actionsOf(wiki);
    start();
    function start() {
        for (const [name, text] of Object.entries(given.pages ?? {})) {
            const read = readTitle(name, site);
            if (read.kind !== "here" || read.title === "" || read.ns < 0)
                throw new TypeError(`The option pages contains ${JSON.stringify(name)}, which is not a page title.`);
            const found = site.pageOfTitle(read.ns, read.title);
            pages.save({ ns: read.ns, title: read.title, pageid: found.page.pageid ?? 3_000_000 }, { text, comment: "", user: "Example user 1", userid: 1, minor: false });
        }
    }
    const asExample = (name, handler) => {
        if (name === tokens?.module)
            return tokenHandler(name, tokens.parameter);
        if (forms[name] === "pages")
            return ofStored(handler);
        return forms[name] === "results" ? ofCaller(name, handler) : handler;
    };
    const tokenHandler = (name, parameter) => (parameters, { caller }) => {
        const types = parameters[parameter] ?? [];
        return { [name]: Object.fromEntries(types.map((type) => [`${type}token`, sessions.tokenOf(type, caller)])) };
    };
    /** Replaces the id, name, groups and rights of an example caller with those of the session. */
    const ofCaller = (name, handler) => async (parameters, context) => {
        const response = await handler(parameters, context);
        const said = isObject(response) ? response[name] : undefined;
        if (!isObject(said) || typeof said["id"] !== "number" || typeof said["name"] !== "string")
            return response;
        const { id = 0, name: own, address = "", groups, rights } = context.caller;
        const { anon: _, ...others } = said;
        const known = { groups, rights };
        const lists = Object.entries(known).filter(([member]) => Array.isArray(said[member]));
        return {
            ...response,
            [name]: {
                ...others,
                id,
                name: own ?? address,
                ...(own === undefined && { anon: true }),
                ...Object.fromEntries(lists),
            },
        };
    };
    /** Replaces the example revisions of stored pages with all their own revisions. */
    const ofStored = (handler) => async (parameters, context) => {
        const storedOf = (page) => (page.title === undefined ? undefined : pages.find(page.title));
        const some = context.pages.some((page) => storedOf(page) !== undefined);
        if (!some)
            return handler(parameters, context);
        const all = context.pages.every((page) => storedOf(page) !== undefined);
        const own = all ? Object.create(context, { continueWith: { value: () => undefined } }) : context;
        const response = await handler(parameters, own);
        if (!isObject(response) || !Array.isArray(response["items"]))
            return response;
        const items = response["items"].map(([page, members]) => {
            const stored = storedOf(page);
            return [page, stored === undefined ? members : withRevisions(stored, members)];
        });
        return { ...response, items };
    };
    return {
        group: "action",
        actions: actions.map(({ module }) => module.name),
        members: { edits },
        examples: { stored: pages },
        options: (overridable) => ({
            actions: actions.map((action) => ({ ...action, run: overridable(action.module.name, action.run) })),
            caller: sessions.callerOf,
            cookies: sessions.cookiesOf,
            checkToken: sessions.isToken,
        }),
        handlers: (examples) => ({
            ...examples,
            modules: Object.fromEntries(Object.entries(examples.modules ?? {}).map(([name, handler]) => [name, handler && asExample(name, handler)])),
        }),
        reset: () => {
            edits.splice(0);
            pages.clear();
            sessions.clear();
            start();
        },
    };
}
