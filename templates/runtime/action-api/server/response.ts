import { Export, type ActiveRequest, type ServedAction, type Languages } from "./active-request.js";
import { echoes, runQuery } from "./actions.js";
import { Unformatted } from "./action.js";
import { refuseUnknownHandlers, missingOf } from "../../query/server/modules.js";
import { crossSite, withoutCookies } from "./cross-site.js";
import {
  type DecodeRequest,
  parametersOf,
  type Parameters,
  type Answer,
  type Caller,
  type Request,
  type Response,
} from "../../query/server/request.js";
import {
  answerFormatOf,
  errorPart,
  warningsPart,
  withWarnings,
  type AnswerFormat,
  exported,
  formatNames,
  formatWarnings,
  isFormat,
  printed,
} from "./formats/formats.js";
import { Failure, type Message } from "../../query/server/message.js";
import { messageGround } from "../../query/server/findings.js";
import { statusOf } from "./finding-messages.js";
import type { Handlers } from "../../query/server/handlers.js";
import { lagHeaders } from "./needs.js";
import { badValue, messageText } from "./message-texts.js";
import type { Options, SiteOptions } from "./options.js";
import type { CheckAnswer } from "../../query/server/results/finding.js";
import type { Table } from "../../query/server/table.js";
import type { WrittenForms, WrittenForm } from "./formats/serializers.js";
import { help, helpModule, paraminfo, paraminfoModule } from "./paraminfo.js";
import { servedAction, servedBy } from "./run-action.js";

const anonymousCaller = ({ everyone = [] }: Options, address?: string): Caller => ({
  rights: everyone,
  groups: ["*"],
  address,
});
const highLimitsRight = "apihighlimits";

const freshNamespaces = Array.from({ length: 16 }, (_, id) => id);

/**
 * Creates a function that responds to the requests of a service. `loadCheck` loads the response check, if the service
 * has one. `loadForms` loads the written forms for formats other than the newest version of JSON.
 */
export function createAnswer(
  table: Table,
  decodeRequest: DecodeRequest,
  handlers: Handlers = {},
  options: Options = {},
  loadCheck?: () => Promise<CheckAnswer>,
  loadForms?: () => Promise<WrittenForms>,
): Answer {
  refuseUnknownHandlers(table, handlers);
  const site = siteOf(options);
  const fixed = { root: "query", namespaces: options.namespaces ?? freshNamespaces, continues: true };
  const actions = actionsOf(table, options);
  const service = { table, actions, decodeRequest, loadCheck, loadForms, handlers, options, site, ...fixed };
  const activate = (
    request: Request,
    caller: Caller,
    parameters: Parameters,
    format: AnswerFormat,
    isForAnySite = false,
  ): ActiveRequest => {
    const { wire, given } = parameters;
    const { format: name, version, errors: errorForm } = format;
    const seen = { caller: false };
    return {
      ...service,
      request,
      wire,
      given,
      caller,
      format: name,
      version,
      errorForm,
      isForAnySite,
      seen,
      high: caller.rights.includes(highLimitsRight),
      languages: languagesOf(given, errorForm, options.language ?? "en"),
      warnings: [],
      onCaller: () => void (seen.caller = true),
    };
  };

  const answer = async (request: Request): Promise<Response> => {
    const read = parametersOf(table, request);
    const parameters = read instanceof Promise ? await read : read;
    const {
      anonymous,
      signed = false,
      headers,
      response,
    } = crossSite(request, parameters.given, options.origins ?? []);
    if (response !== undefined) return response;
    const format = answerFormatOf(parameters.given, request.module === undefined ? "jsonfm" : "json");
    // A script of another site reads the response, so it must not contain data of the user logged in to this browser.
    const isAnonymous = anonymous || parameters.given.has("callback");
    let known: Caller | undefined;
    let refused: unknown;
    try {
      if (!isAnonymous) known = await options.caller?.(signed ? withoutCookies(request) : request);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      refused = error;
    }
    const active = activate(
      request,
      known ?? anonymousCaller(options, request.address),
      parameters,
      format,
      isAnonymous,
    );
    const answered = refused === undefined ? await responseTo(active, format) : await failed(active, format, refused);
    const cookies = known === undefined ? undefined : options.cookies?.(known, request);
    const fields: Record<string, string> = { ...answered.headers, ...headers };
    if (answered.headers["vary"] !== undefined && headers["vary"] !== undefined)
      fields["vary"] = `${answered.headers["vary"]}, ${headers["vary"]}`;
    if (isAnonymous) fields["mediawiki-login-suppressed"] = "true";
    // Shared caches must not store a response that sets cookies.
    if (cookies !== undefined && cookies.length > 0) fields["cache-control"] = "private, must-revalidate, max-age=0";
    return { status: answered.status, headers: fields, cookies, body: answered.body };
  };
  const refusal: Answer["refusal"] = async (request, error, status) => {
    const parameters = await parametersOf(table, { ...request, body: undefined });
    const format = answerFormatOf(parameters.given, "json");
    return failed(activate(request, anonymousCaller(options), parameters, format), format, new Failure(error, status));
  };
  return Object.assign(answer, { missing: missingOf(table, handlers), refusal });
}

function siteOf({ namespaces, namespaceNames, interwikis, temporaryUser }: Options): SiteOptions {
  return Object.fromEntries(
    Object.entries({ namespaces, namespaceNames, interwikis, temporaryUser }).filter(
      ([, value]) => value !== undefined,
    ),
  );
}

async function responseTo(active: ActiveRequest, format: AnswerFormat): Promise<Response> {
  try {
    refuse(active, format);
    const body = await actionNamed(active).serve(active);
    if (body instanceof Unformatted) return body.response;
    if (body instanceof Export) return exported(body.xml, cachingOf(active, false));
    active.warnings.push(...formatWarnings(format.format, active.given));
    return await respond(active, format, Array.isArray(body) ? body : withWarnings(body, active.warnings, format), 200);
  } catch (error) {
    return await failed(active, format, error);
  }
}

/** Returns the requested action. The default is `help`. */
function actionNamed({ given, actions }: ActiveRequest): ServedAction {
  const name = given.get("action") ?? "help";
  const action = actions.get(name);
  if (action === undefined) throw new Failure(refusedValue("action", name, [...actions.keys()]));
  return action;
}

/** Rejects a request with an unsupported method or format, regardless of its action. */
function refuse({ table, request: { method } }: ActiveRequest, { format }: AnswerFormat): void {
  if (!table.methods.includes(method === "HEAD" ? "GET" : method)) {
    const text = messageText("apierror-invalidmethod", "Invalid HTTP method. Consider using GET or POST.");
    throw new Failure({ ...text, code: "invalidmethod", module: "main" });
  }
  if (!isFormat(format)) throw new Failure(refusedValue("format", format, formatNames));
}

function refusedValue(name: string, value: string, choices: readonly string[]): Message {
  return { ...badValue(name, value, choices), code: "badvalue", module: "main" };
}

async function failed(active: ActiveRequest, format: AnswerFormat, error: unknown): Promise<Response> {
  const { table, options, warnings, request } = active;
  if (!(error instanceof Failure)) options.onError?.(error, request);
  const failure = error instanceof Failure ? error : internalError(error);
  const { code } = failure.error;
  options.onRefusal?.({ code, ground: messageGround(table, failure.error) }, request);
  const status = failure.status ?? statusOf(table, code);
  const reference = `See ${options.address ?? table.endpoint} for API usage.`;
  const kept = warnings.filter((warning) => warning.code !== "unrecognizedparams");
  const body = {
    ...warningsPart(kept, format),
    ...errorPart(failure.error, format, reference),
    ...echoes(active, true),
  };
  return respond(active, format, body, status, {
    ...(table.errorHeader === undefined ? {} : { [table.errorHeader.toLowerCase()]: code }),
    ...(status === 405 ? { allow: table.methods.join(", ") } : {}),
    ...lagHeaders(failure),
  });
}

const noForms: WrittenForms = { body: {}, shapes: {} };

/** The HTTP status of an error that may be temporary. */
const unavailable = 503;

/** Hides the details of an internal error from the caller, but reports whether a retry may succeed. */
function internalError(error: unknown): Failure {
  const { statusCode } = (error ?? {}) as { readonly statusCode?: unknown };
  return new Failure(
    {
      ...messageText("apierror-internal", "The server could not complete the request."),
      code: "internal_api_error",
      module: "main",
    },
    statusCode === unavailable ? unavailable : 500,
  );
}

async function respond(
  active: ActiveRequest,
  format: AnswerFormat,
  body: object,
  status: number,
  errorHeaders?: Readonly<Record<string, string>>,
): Promise<Response> {
  const caching = cachingOf(active, errorHeaders !== undefined);
  const headers = errorHeaders === undefined ? caching : { ...caching, ...errorHeaders };
  // The newest version of JSON needs no written forms.
  const action = active.actions.get(active.given.get("action") ?? "");
  const forms = active.version === "2" ? noForms : answerForms(await active.loadForms?.(), action?.written);
  return printed(body, format, forms, status, headers);
}

function cachingOf({ given, caller, seen }: ActiveRequest, isError: boolean): Readonly<Record<string, string>> {
  return cacheHeaders({ given, isLoggedIn: caller.name !== undefined, isPersonal: seen.caller, isError });
}

/** The actions that every service has, by name. */
const ownActions = (table: Table): Readonly<Record<string, ServedAction>> => ({
  query: { serve: runQuery },
  paraminfo: servedBy(paraminfoModule(table), (values, _, active) => paraminfo(values, active)),
  help: servedBy(helpModule, (values, _, active) => help(values, active)),
});

function actionsOf(table: Table, { actions = [] }: Options): ReadonlyMap<string, ServedAction> {
  const own = ownActions(table);
  const taken = actions
    .map(({ module: { name } }) => name)
    .find((name, at, all) => Object.hasOwn(own, name) || all.indexOf(name) !== at);
  if (taken !== undefined) throw new TypeError(`There are two actions “${taken}”. Give each a unique name.`);
  return new Map([
    ...Object.entries(own),
    ...actions.map((action) => [action.module.name, servedAction(action)] as const),
  ]);
}

/** The facts that determine the caching headers of a response. */
interface Kept {
  readonly given: ReadonlyMap<string, string>;
  readonly isLoggedIn: boolean;
  /** True if the response may differ between callers. */
  readonly isPersonal: boolean;
  readonly isError: boolean;
}

/** The `Vary` header of a response that is not specific to one caller. */
const vary = "Accept-Encoding, Treat-as-Untrusted, Cookie";

/** Returns the caching headers. Shared caches may store a response only if it is the same for all callers. */
function cacheHeaders({ given, isLoggedIn, isPersonal, isError }: Kept): Readonly<Record<string, string>> {
  const [shared, own] = [secondsIn(given, "smaxage"), secondsIn(given, "maxage")];
  const forOne = `private, must-revalidate, max-age=${own}`;
  if (isError || isPersonal) return { "cache-control": forOne };
  const isOwnLanguage = isLoggedIn && (given.get("uselang") ?? "user") === "user";
  return {
    "cache-control":
      isOwnLanguage || (shared === 0 && own === 0) ? forOne : `s-maxage=${shared}, max-age=${own}, public`,
    vary,
  };
}

/** Returns 0 for an invalid value, which is possible if the request was rejected. */
function secondsIn(given: ReadonlyMap<string, string>, name: string): number {
  const text = given.get(name) ?? "";
  return /^[+-]?\d{1,15}$/.test(text) ? Math.max(0, Number(text)) : 0;
}

/*
 * Written forms of the members that belong to no module: errors, warnings and the results of actions other than
 * `query`.
 */

const helpForm: WrittenForm = { content: ["help"] };

const moduleForm: WrittenForm = {
  members: {
    helpurls: { element: "helpurl" },
    examples: { element: "example" },
    parameters: { element: "param", items: parameterForm() },
    templatedparameters: { element: "param", items: parameterForm() },
    description: { element: "msg" },
  },
};

function parameterForm(): WrittenForm {
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

const members: Readonly<Record<string, WrittenForm>> = {
  error: { content: ["docref"] },
  errors: { element: "error" },
  // In the older form of errors, `warnings` is an object with a member for each module.
  warnings: { element: "warning", items: { content: ["warnings", "text", "html"] } },
  help: helpForm,
  paraminfo: {
    members: {
      modules: { element: "module", items: moduleForm },
      querymodules: { element: "module", items: moduleForm },
      formatmodules: { element: "module", items: moduleForm },
    },
  },
};

/** Returns the written forms of a service, including those of the protocol and of an action. */
export function answerForms(own: WrittenForms = { body: {}, shapes: {} }, ofAction: WrittenForm = {}): WrittenForms {
  const all = Object.entries(members).map(([name, form]) => [name, { ...own.body.members?.[name], ...form }] as const);
  const body = { ...own.body, content: ["docref"], ...ofAction };
  return {
    ...own,
    body: { ...body, members: { ...own.body.members, ...Object.fromEntries(all), ...ofAction.members } },
  };
}

/** The language of the older form of errors. */
const backCompatible = "en";

/** Invalid in language codes: characters that titles can't contain, or that have a meaning in paths or markup. */
const others = /[\u0000-\u001f\u007f:/\\&<>'"|#[\]{}]|%[0-9a-f]{2}/;

/** Returns the requested languages. The caller's own language is unknown, so the language of the site replaces it. */
export function languagesOf(given: ReadonlyMap<string, string>, errorForm: string, ofSite: string): Languages {
  const uselang = codeOf(given.get("uselang") ?? "user", { user: ofSite, content: ofSite }, ofSite);
  if (errorForm === "bc") return { uselang, errorlang: backCompatible };
  return { uselang, errorlang: codeOf(given.get("errorlang") ?? "uselang", { uselang, content: ofSite }, ofSite) };
}

/** Returns the language code for a parameter value. An invalid code is replaced by the site's language. */
function codeOf(asked: string, words: Readonly<Record<string, string>>, ofSite: string): string {
  const word = Object.hasOwn(words, asked) ? words[asked] : undefined;
  const code = asked.toLowerCase();
  return word ?? (code === "" || others.test(code) ? ofSite : code);
}
