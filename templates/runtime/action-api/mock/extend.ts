import type { OverrideOptions } from "../../http/mock/mock.js";
import { isObject } from "../../core/values.js";
import type { ModuleMockOptions } from "../../query/mock/options.js";
import type { MockExtension } from "../../query/mock/query-mock.js";
import type { Context, Handler, Handlers, Page } from "../../query/server/handlers.js";
import type { ActionContext } from "../server/action.js";
import { interwikis, mockSite } from "../server/results/mock-site.js";
import { readTitle } from "../server/page-set/read-title.js";
import { type Accounts, type MockWiki, actionsOf, createSessions } from "./actions.js";
import { createStoredPages, withRevisions, type MockEdit } from "./pages.js";

/** Options of a wiki mock, in addition to those of any query service. */
export interface WikiMockOptions<Handlers, Options> extends ModuleMockOptions<Handlers, Options> {
  /** The initial text of pages, by title. All other titles have example content. */
  readonly pages?: Readonly<Record<string, string>> | undefined;
  /**
   * Passwords by login name, such as `{ "Example@bot": "secret" }`. Without this option, any name and password are
   * accepted.
   */
  readonly accounts?: Accounts | undefined;
}

/** Members of a wiki mock, in addition to those of any query service. */
export interface WikiMock {
  /** The edits made so far, oldest first. `reset` clears them. */
  readonly edits: readonly MockEdit[];
}

/** Replaces an action. Receives its parameters and returns members of the body or a `Response`. */
export type ActionOverride = (
  parameters: Readonly<Record<string, unknown>>,
  context: ActionContext,
) => object | Promise<object>;

/** A function for each action of the mock, in the same form as for modules. */
export interface ActionOverrides<Result> {
  readonly action: {
    readonly [Name in "clientlogin" | "edit" | "login" | "logout"]: (
      respond: ActionOverride,
      options?: OverrideOptions,
    ) => Result;
  };
}

export interface TokenSource {
  readonly module: string;
  readonly parameter: string;
}

/** Adds tokens, `login`, `clientlogin`, `logout` and `edit` to a wiki mock. Later queries return the edited text. */
export function extendMock(
  given: WikiMockOptions<unknown, { readonly now?: () => number; readonly interwikis?: readonly string[] }>,
  forms: Readonly<Record<string, string>>,
  tokens: TokenSource | undefined,
): MockExtension {
  const pages = createStoredPages(given.server?.now ?? Date.now);
  const sessions = createSessions(given.accounts);
  const site = mockSite(interwikis, pages);
  const edits: MockEdit[] = [];
  const wiki: MockWiki = { site, pages, sessions, edits };
  const actions = actionsOf(wiki);
  start();

  function start(): void {
    for (const [name, text] of Object.entries(given.pages ?? {})) {
      const read = readTitle(name, site);
      if (read.kind !== "here" || read.title === "" || read.ns < 0)
        throw new TypeError(`The option pages contains ${JSON.stringify(name)}, which is not a page title.`);
      const found = site.pageOfTitle(read.ns, read.title) as { readonly page: Page };
      pages.save(
        { ns: read.ns, title: read.title, pageid: found.page.pageid ?? 3_000_000 },
        { text, comment: "", user: "Example user 1", userid: 1, minor: false },
      );
    }
  }

  const asExample = (name: string, handler: Handler): Handler => {
    if (name === tokens?.module) return tokenHandler(name, tokens.parameter);
    if (forms[name] === "pages") return ofStored(handler);
    return forms[name] === "results" ? ofCaller(name, handler) : handler;
  };

  const tokenHandler =
    (name: string, parameter: string): Handler =>
    (parameters, { caller }) => {
      const types: readonly string[] = parameters[parameter] ?? [];
      return { [name]: Object.fromEntries(types.map((type) => [`${type}token`, sessions.tokenOf(type, caller)])) };
    };

  /** Replaces the id, name, groups and rights of an example caller with those of the session. */
  const ofCaller =
    (name: string, handler: Handler): Handler =>
    async (parameters, context) => {
      const response = await handler(parameters, context);
      const said = isObject(response) ? response[name] : undefined;
      if (!isObject(said) || typeof said["id"] !== "number" || typeof said["name"] !== "string") return response;
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
  const ofStored =
    (handler: Handler): Handler =>
    async (parameters, context) => {
      const storedOf = (page: Page) => (page.title === undefined ? undefined : pages.find(page.title));
      const some = context.pages.some((page) => storedOf(page) !== undefined);
      if (!some) return handler(parameters, context);
      const all = context.pages.every((page) => storedOf(page) !== undefined);
      const own = all ? (Object.create(context, { continueWith: { value: () => undefined } }) as Context) : context;
      const response = await handler(parameters, own);
      if (!isObject(response) || !Array.isArray(response["items"])) return response;
      const items = (response["items"] as readonly (readonly [Page, Readonly<Record<string, unknown>>])[]).map(
        ([page, members]) => {
          const stored = storedOf(page);
          return [page, stored === undefined ? members : withRevisions(stored, members)] as const;
        },
      );
      return { ...response, items };
    };

  return {
    group: "action",
    actions: actions.map(({ module }) => module.name),
    members: { edits },
    examples: { stored: pages },
    options: (overridable) => ({
      actions: actions.map((action) => ({ ...action, run: overridable(action.module.name, action.run as never) })),
      caller: sessions.callerOf,
      cookies: sessions.cookiesOf,
      checkToken: sessions.isToken,
    }),
    handlers: (examples: Handlers) => ({
      ...examples,
      modules: Object.fromEntries(
        Object.entries(examples.modules ?? {}).map(([name, handler]) => [name, handler && asExample(name, handler)]),
      ),
    }),
    reset: () => {
      edits.splice(0);
      pages.clear();
      sessions.clear();
      start();
    },
  };
}
