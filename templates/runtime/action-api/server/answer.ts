import { describeModules, echoes, runQuery } from "./actions.js";
import type { ActiveRequest } from "./active-request.js";
import { cacheHeaders } from "./cache-control.js";
import { refuseUnknownHandlers } from "../../query/server/check-handlers.js";
import { crossSite, withoutCookies } from "./cross-site.js";
import type { DecodeRequest } from "../../query/server/decoded-request.js";
import { answerFormatOf, errorPart, warningsPart, type AnswerFormat } from "./envelope.js";
import { Failure } from "../../query/server/failure.js";
import { messageGround } from "../../query/server/grounds.js";
import { statusOf } from "./finding-messages.js";
import { inVersion1 } from "./format-version-1.js";
import { Export } from "./export.js";
import { exported, formatNames, html, printed, supportOf } from "./formats.js";
import type { Handlers } from "../../query/server/handlers.js";
import { help } from "./help.js";
import { languagesOf } from "./languages.js";
import { badValue, messageText } from "./message-texts.js";
import type { Message } from "../../query/server/message.js";
import { missingOf } from "../../query/server/missing-handlers.js";
import type { Options, SiteOptions } from "./options.js";
import { parametersOf, type Parameters } from "../../query/server/parameters.js";
import type { Answer, Caller, Request, Response } from "../../query/server/request.js";
import type { CheckAnswer } from "../../query/server/results/finding.js";
import type { Table } from "../../query/server/table.js";

/** A caller who is not logged in. */
const anonymousCaller: Caller = { rights: [], groups: ["*"] };
const highLimitsRight = "apihighlimits";

/** The namespaces that a fresh site has. */
const freshNamespaces = Array.from({ length: 16 }, (_, id) => id);

/** A function that answers the requests of a service. `loadCheck` loads the check of answers, where there is one. */
export function createAnswer(
  table: Table,
  decodeRequest: DecodeRequest,
  handlers: Handlers = {},
  options: Options = {},
  loadCheck?: () => Promise<CheckAnswer>,
): Answer {
  refuseUnknownHandlers(table, handlers);
  const site = siteOf(options);
  const fixed = { root: "query", namespaces: options.namespaces ?? freshNamespaces, continues: true };
  const service = { table, decodeRequest, loadCheck, handlers, options, site, ...fixed };
  const activate = (caller: Caller, parameters: Parameters, { version, errors }: AnswerFormat): ActiveRequest => {
    const languages = languagesOf(parameters.given, errors, options.language ?? "en");
    const high = caller.rights.includes(highLimitsRight);
    const seen = { caller: false };
    return { ...service, ...parameters, caller, high, warnings: [], version, languages, seen, onCaller: () => void (seen.caller = true) };
  };

  const answer = async (request: Request): Promise<Response> => {
    const parameters = await parametersOf(table, request);
    const { anonymous, signed = false, headers, response } = crossSite(request, parameters.given, options.origins ?? []);
    if (response !== undefined) return response;
    const format = answerFormatOf(parameters.given, request.module === undefined ? "jsonfm" : "json");
    // Another site's script reads the answer: it must not be that of whoever is logged in with this browser.
    const isAnonymous = anonymous || format.callback !== undefined;
    const known = isAnonymous ? undefined : await options.caller?.(signed ? withoutCookies(request) : request);
    const answered = await answerTo(activate(known ?? { ...anonymousCaller, address: request.address }, parameters, format), request, format);
    const vary = [answered.headers["vary"], headers["vary"]].filter((one) => one !== undefined).join(", ");
    const suppressed = isAnonymous ? { "mediawiki-login-suppressed": "true" } : {};
    return { ...answered, headers: { ...answered.headers, ...headers, ...(vary === "" ? {} : { vary }), ...suppressed } };
  };
  const refusal: Answer["refusal"] = async (request, error, status) => {
    const parameters = await parametersOf(table, { ...request, body: undefined });
    const format = answerFormatOf(parameters.given, "json");
    return failed(activate(anonymousCaller, parameters, format), request, format, new Failure(error, status));
  };
  return Object.assign(answer, { missing: missingOf(table, handlers), refusal });
}

/** What the decoder of requests has to know of the site. */
function siteOf({ namespaces, namespaceNames, interwikis, temporaryUser }: Options): SiteOptions {
  return Object.fromEntries(
    Object.entries({ namespaces, namespaceNames, interwikis, temporaryUser }).filter(([, value]) => value !== undefined),
  );
}

async function answerTo(active: ActiveRequest, request: Request, format: AnswerFormat): Promise<Response> {
  try {
    refuse(active, request, format);
    const action = active.given.get("action") ?? "help";
    if (action === "help") return html(help(active));
    const body = action === "paraminfo" ? describeModules(active) : await runQuery(active, request);
    if (body instanceof Export) return exported(body.xml, cachingOf(active, false));
    return respond(active, format, { ...warningsPart(active.warnings, format), ...body }, 200);
  } catch (error) {
    return failed(active, request, format, error);
  }
}

/** Refuses a request that is wrong whatever it asks for. */
function refuse({ table, given }: ActiveRequest, { method }: Request, { format }: AnswerFormat): void {
  if (!table.methods.includes(method === "HEAD" ? "GET" : method)) {
    const text = messageText("apierror-invalidmethod", "Invalid HTTP method. Consider using GET or POST.");
    throw new Failure({ ...text, code: "invalidmethod", module: "main" });
  }
  const support = supportOf(format);
  if (support === "unknown") throw new Failure(refusedValue("format", format, formatNames));
  if (support === "missing") {
    const text = messageText("apierror-noformat", "This server does not print the format <kbd>$1</kbd>.", format);
    throw new Failure({ ...text, code: "noformat", module: "main" }, 501);
  }
  const action = given.get("action");
  if (action !== undefined && !actions.includes(action)) throw new Failure(refusedValue("action", action, actions));
}

const actions: readonly string[] = ["query", "paraminfo", "help"];

function refusedValue(name: string, value: string, choices: readonly string[]): Message {
  return { ...badValue(name, value, choices), code: "badvalue", module: "main" };
}

function failed(active: ActiveRequest, request: Request, format: AnswerFormat, error: unknown): Response {
  const { table, options, warnings } = active;
  if (!(error instanceof Failure)) options.onError?.(error, request);
  const failure = error instanceof Failure ? error : internalError();
  const { code } = failure.error;
  options.onRefusal?.({ code, ground: messageGround(table, failure.error) }, request);
  const status = failure.status ?? statusOf(table, code);
  const reference = `See ${options.address ?? table.endpoint} for API usage.`;
  const kept = warnings.filter((warning) => warning.code !== "unrecognizedparams");
  const body = { ...warningsPart(kept, format), ...errorPart(failure.error, format, reference), ...echoes(active, true) };
  return respond(active, format, body, status, {
    ...(table.errorHeader === undefined ? {} : { [table.errorHeader.toLowerCase()]: code }),
    ...(status === 405 ? { allow: table.methods.join(", ") } : {}),
  });
}

/** What went wrong is not shown to the caller. */
function internalError(): Failure {
  return new Failure(
    { ...messageText("apierror-internal", "The server failed to answer."), code: "internal_api_error", module: "main" },
    500,
  );
}

function respond(
  active: ActiveRequest,
  format: AnswerFormat,
  body: object,
  status: number,
  errorHeaders?: Readonly<Record<string, string>>,
): Response {
  const headers = { ...cachingOf(active, errorHeaders !== undefined), ...errorHeaders };
  return printed(active.version === "1" ? (inVersion1(body) as object) : body, format, status, headers);
}

function cachingOf({ given, caller, seen }: ActiveRequest, isError: boolean): Readonly<Record<string, string>> {
  return cacheHeaders({ given, isLoggedIn: caller.name !== undefined, isPersonal: seen.caller, isError });
}
