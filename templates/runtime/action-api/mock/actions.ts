import { type Action, type ActionContext, type TokenCheck, defineAction } from "../server/action.js";
import { type PageSite, readTitle } from "../server/page-set/read-title.js";
import type { MockEdit, StoredPage, StoredPages } from "./pages.js";
import { sum } from "../../core/samples/type.js";
import type { Caller, Request } from "../../query/server/request.js";

/** The state that the actions of a mock share. */
export interface MockWiki {
  readonly site: PageSite;
  readonly pages: StoredPages;
  readonly sessions: Sessions;
  readonly edits: MockEdit[];
}

/** Returns the actions that a bot needs in addition to `query`. */
export function actionsOf(wiki: MockWiki): readonly Action[] {
  return [login(wiki), clientlogin(wiki), logout(wiki), edit(wiki)];
}

const wrongPassword = { code: "wrongpassword", text: "Incorrect username or password entered. Please try again." };

function login({ sessions }: MockWiki): Action {
  return defineAction({
    name: "login",
    prefix: "lg",
    description: "Logs in with a bot password.",
    mustbeposted: true,
    posted: ["password", "token"],
    parameters: {
      name: { type: "string" },
      password: { type: "password", sensitive: true },
      domain: { type: "string" },
      token: { type: "string", sensitive: true },
    },
    run: ({ name = "", password = "", token = "" }, context) => {
      const reason = (code: string, text: string): string | object => context.format(code, { text });
      if (context.isForAnySite)
        return {
          login: {
            result: "Aborted",
            reason: reason("aborted", "Cannot log in when the same-origin policy is not applied."),
          },
        };
      const { caller } = context;
      if (token === "") return { login: { result: "NeedToken", token: sessions.tokenOf("login", caller) } };
      if (!sessions.isToken({ type: "login", token, caller })) return { login: { result: "WrongToken" } };
      const account = sessions.enter(caller, name, password);
      if (account === undefined)
        return { login: { result: "Failed", reason: reason(wrongPassword.code, wrongPassword.text) } };
      return { login: { result: "Success", lguserid: account.id, lgusername: account.name } };
    },
  });
}

/** Defines `clientlogin`, which logs in with one step, so `continue` finds no login to resume. */
function clientlogin({ sessions }: MockWiki): Action {
  return defineAction({
    name: "clientlogin",
    prefix: "login",
    description: "Logs in with the fields `username` and `password`.",
    writerights: true,
    mustbeposted: true,
    token: "login",
    dynamicparameters: true,
    parameters: {
      requests: { type: "string", multi: true },
      messageformat: { type: ["html", "none", "raw", "wikitext"], default: "wikitext" },
      mergerequestfields: { type: "boolean" },
      preservestate: { type: "boolean" },
      returnurl: { type: "string" },
      continue: { type: "boolean" },
    },
    run: ({ returnurl, continue: isContinued }, context) => {
      const { caller, given } = context;
      if (returnurl === undefined && !isContinued)
        context.fail("missingparam", {
          text: "At least one of the parameters $1 is required.",
          parameters: ['"logincontinue" and "loginreturnurl"'],
        });
      if (returnurl !== undefined && !URL.canParse(returnurl))
        context.fail("badurl_loginreturnurl", {
          text: 'Invalid value "$2" for URL parameter "$1".',
          parameters: ["loginreturnurl", returnurl],
        });
      const failure = ({ code, text }: typeof wrongPassword) => ({
        clientlogin: { status: "FAIL", message: text, messagecode: code, canpreservestate: false },
      });
      if (isContinued)
        return failure({
          code: "authmanager-authn-not-in-progress",
          text: "Authentication is not in progress or session data has been lost. Please start again from the beginning.",
        });
      const account = sessions.enter(caller, given.get("username") ?? "", given.get("password") ?? "");
      return account === undefined
        ? failure(wrongPassword)
        : { clientlogin: { status: "PASS", username: account.name } };
    },
  });
}

function logout({ sessions }: MockWiki): Action {
  return defineAction({
    name: "logout",
    description: "Ends the session.",
    mustbeposted: true,
    token: "csrf",
    parameters: {},
    run: (_, { caller }) => {
      sessions.leave(caller);
      return {};
    },
  });
}

function edit(wiki: MockWiki): Action {
  return defineAction({
    name: "edit",
    description: "Creates and edits pages.",
    mustbeposted: true,
    writerights: true,
    token: "csrf",
    parameters: {
      title: { type: "string" },
      pageid: { type: "integer" },
      section: { type: "string" },
      sectiontitle: { type: "string" },
      text: { type: "text" },
      appendtext: { type: "text" },
      prependtext: { type: "text" },
      summary: { type: "text", default: "" },
      tags: { type: "string", multi: true },
      minor: { type: "boolean" },
      notminor: { type: "boolean" },
      bot: { type: "boolean" },
      baserevid: { type: "integer" },
      basetimestamp: { type: "timestamp" },
      starttimestamp: { type: "timestamp" },
      recreate: { type: "boolean" },
      createonly: { type: "boolean" },
      nocreate: { type: "boolean" },
      redirect: { type: "boolean" },
      md5: { type: "string" },
      contentmodel: { type: "string" },
      contentformat: { type: "string" },
      watchlist: { type: ["watch", "unwatch", "preferences", "nochange"], default: "preferences" },
    },
    run: async (given, context) => {
      const page = await pageOf(wiki, given, context);
      const before = wiki.pages.find(page.title);
      const isNew = page.isMissing && before === undefined;
      if (isNew && given.nocreate) context.fail("missingtitle", { text: "The page you specified doesn't exist." });
      if (!isNew && given.createonly)
        context.fail("articleexists", { text: "The article you tried to create has been created already." });
      const [last] = before?.revisions ?? [];
      const isOld =
        last !== undefined &&
        (given.baserevid === undefined ? isBefore(given.basetimestamp, last.timestamp) : given.baserevid < last.revid);
      if (isOld) context.fail("editconflict", { text: "Edit conflict: $1.", parameters: [page.title] });
      const text = newText(given, last?.text ?? "", context);
      const { pageid, ns, title } = page;
      const response = { result: "Success", pageid, title, contentmodel: "wikitext" };
      if (last?.text === text) return { edit: { ...response, nochange: true } };
      const { name, id = 0, address = "" } = context.caller;
      const minor = given.minor && !given.notminor;
      const { revisions } = wiki.pages.save(
        { pageid, ns, title },
        { text, comment: given.summary, user: name ?? address, userid: id, minor },
      );
      const { revid, timestamp } = revisions[0]!;
      wiki.edits.push({
        title,
        pageid,
        text,
        summary: given.summary,
        user: name,
        minor,
        bot: given.bot,
        isNew,
        revid,
        timestamp,
      });
      return {
        edit: {
          ...(isNew && { new: true }),
          ...response,
          oldrevid: revisions[0]!.parentid,
          newrevid: revid,
          newtimestamp: timestamp,
        },
      };
    },
  });
}

type EditedPage = StoredPage["page"] & { readonly isMissing: boolean };

/** The first id of the pages that edits create. */
const firstCreated = 4_000_000;

async function pageOf(
  { site, pages, edits }: MockWiki,
  { title, pageid }: { readonly title?: string | undefined; readonly pageid?: number | undefined },
  context: ActionContext,
): Promise<EditedPage> {
  if ((title === undefined) === (pageid === undefined)) {
    const [code, text] =
      title === undefined
        ? ["missingparam", 'One of the parameters "title" and "pageid" is required.']
        : ["invalidparammix", 'The parameters "title" and "pageid" can not be used together.'];
    context.fail(code!, { text: text! });
  }
  if (title === undefined) {
    const found = await site.pageOfId(pageid!);
    if (found === undefined)
      context.fail("nosuchpageid", { text: "There is no page with ID $1.", parameters: [pageid!] });
    return { ...(found.page as StoredPage["page"]), isMissing: false };
  }
  const read = readTitle(title, site);
  if (read.kind !== "here" || read.title === "" || read.ns < 0)
    context.fail("invalidtitle", { text: 'Bad title "$1".', parameters: [title] });
  const { page } = await site.pageOfTitle(read.ns, read.title);
  const known = pages.find(read.title)?.page;
  return {
    ns: read.ns,
    title: read.title,
    pageid: known?.pageid ?? page.pageid ?? firstCreated + edits.length,
    isMissing: page.missing === true,
  };
}

function isBefore(moment: string | undefined, other: string): boolean {
  return moment !== undefined && Date.parse(moment) < Date.parse(other);
}

interface Texts {
  readonly text?: string | undefined;
  readonly appendtext?: string | undefined;
  readonly prependtext?: string | undefined;
  readonly section?: string | undefined;
  readonly sectiontitle?: string | undefined;
  readonly summary: string;
}

/** Returns the whole text after an edit. The only sections that the mock supports are new ones. */
function newText(
  { text, appendtext, prependtext, section, sectiontitle, summary }: Texts,
  before: string,
  context: ActionContext,
): string {
  if (text === undefined && appendtext === undefined && prependtext === undefined) {
    context.fail("missingparam", {
      text: 'At least one of the parameters "text", "appendtext" and "prependtext" is required.',
    });
  }
  if (section === "new")
    return `${before === "" ? "" : `${before}\n\n`}== ${sectiontitle ?? summary} ==\n\n${text ?? appendtext ?? ""}`;
  if (section !== undefined && section !== "")
    context.fail("nosuchsection", {
      text: "The mock does not support the section $1: pass the whole text.",
      parameters: [section],
    });
  return text ?? `${prependtext ?? ""}${before}${appendtext ?? ""}`;
}

/** Passwords by login name, such as `Example@bot`. */
export type Accounts = Readonly<Record<string, string>>;

export interface Sessions {
  callerOf(request: Request): Caller;
  cookiesOf(caller: Caller): readonly string[];
  /** Begins a session. Returns undefined if the name or the password is wrong. */
  enter(caller: Caller, name: string, password: string): Caller | undefined;
  leave(caller: Caller): void;
  tokenOf(type: string, caller: Caller): string;
  isToken(check: TokenCheck): boolean;
  clear(): void;
}

const cookieName = "mock_session";
const tokenEnding = "+\\";
/** The rights of every account. Few tests depend on rights. */
const rights = ["read", "edit", "createpage", "createtalk", "minoredit", "bot", "apihighlimits"];
const anonymousRights = ["read", "edit", "createpage", "createtalk"];

/**
 * Returns whether responses can carry `Set-Cookie`. In browsers they can't, so all requests share one session there.
 */
const carriesCookies = (): boolean =>
  new Response(null, { headers: { "set-cookie": "a=b" } }).headers.has("set-cookie");

export function createSessions(accounts: Accounts | undefined): Sessions {
  const known = new Map<string, Caller>();
  const cookies = new WeakMap<Caller, string>();
  const areCookiesCarried = carriesCookies();
  let started = 0;
  const idOf = ({ headers }: Request): string => {
    const [, id] = new RegExp(`(?:^|;\\s*)${cookieName}=([^;]*)`).exec(String(headers["cookie"] ?? "")) ?? [];
    return id ?? (areCookiesCarried ? "" : "only");
  };
  const ids = new WeakMap<Caller, string>();

  const tokenOf: Sessions["tokenOf"] = (type, { name }) => {
    if (name === undefined && type !== "login" && type !== "createaccount") return tokenEnding;
    return `${sum(`${type} of ${name ?? "nobody"}`)
      .toString(16)
      .padStart(8, "0")}${tokenEnding}`;
  };
  return {
    callerOf(request) {
      const id = idOf(request);
      const account = known.get(id) ?? { rights: anonymousRights, groups: ["*"], address: request.address };
      const caller = { ...account };
      ids.set(caller, id);
      return caller;
    },
    cookiesOf: (caller) => [cookies.get(caller) ?? []].flat(),
    enter(caller, given, password) {
      const isKnown =
        accounts === undefined
          ? given !== "" && password !== ""
          : Object.hasOwn(accounts, given) && accounts[given] === password;
      if (!isKnown) return undefined;
      const name = given.replace(/@.*$/s, "").replaceAll("_", " ");
      const account: Caller = { id: 1 + (sum(name) % 100_000), name, rights, groups: ["*", "user", "bot"] };
      const id = areCookiesCarried ? `session${++started}` : "only";
      known.set(id, account);
      cookies.set(caller, `${cookieName}=${id}; Path=/; HttpOnly`);
      return account;
    },
    leave(caller) {
      known.delete(ids.get(caller) ?? "");
      cookies.set(caller, `${cookieName}=; Path=/; Max-Age=0`);
    },
    tokenOf,
    isToken: ({ type, token, caller }) => token === tokenOf(type, caller),
    clear: () => known.clear(),
  };
}
