import { checkAssertions } from "./assertions.js";
import { apartFromCallback } from "./callback.js";
import { crossSite } from "./cross-site.js";
import { errorPart, shapeOf, warningsPart } from "./envelope.js";
import { Failure } from "./failure.js";
import { messageOf, statusOf } from "./findings.js";
import { refuseGone } from "./gone.js";
import { help } from "./help.js";
import { holdToDescription } from "./hold-to-description.js";
import { missingOf } from "./nobody.js";
import { ownParameters, paraminfo } from "./paraminfo.js";
import { parametersOf } from "./parameters.js";
import { html, printed, standing } from "./print.js";
import { run } from "./run.js";
import { inVersion1 } from "./version1.js";
import { say } from "./words.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Request} Request
 * @typedef {import("./types.js").Options} Options
 * @typedef {import("./types.js").Response} Response
 * @typedef {import("./context.js").Handlers} Handlers
 * @typedef {import("./findings.js").Finding} Finding
 * @typedef {(wire: string, options: object) => { readonly value?: any, readonly errors?: readonly Finding[], readonly warnings: readonly Finding[] }} DecodeRequest
 * @typedef {() => Promise<import("./results/types.js").CheckAnswer>} LoadCheck
 * @typedef {import("./context.js").Query & { readonly wire: string, readonly decodeRequest: DecodeRequest, readonly loadCheck: LoadCheck | undefined, readonly site: object }} Asked
 */

/** Nobody who is logged in. @type {import("./types.js").Caller} */
const nobody = { rights: [], groups: ["*"] };
const mayHaveMore = "apihighlimits";

/**
 * A function that answers the requests of a service.
 * @param {Table} table @param {DecodeRequest} decodeRequest @param {Handlers} [handlers] @param {Options} [options]
 * @param {LoadCheck} [loadCheck] loads what knows what answers look like @returns {import("./types.js").Answer}
 */
export function answering(table, decodeRequest, handlers = {}, options = {}, loadCheck = undefined) {
  refuseGone(table, handlers);
  const site = siteOf(options);
  /** @param {import("./types.js").Caller} caller @param {import("./parameters.js").Parameters} parameters @param {import("./envelope.js").Shape} shape @returns {Asked} */
  const askedBy = (caller, parameters, shape) => ({ ...parameters, table, decodeRequest, loadCheck, handlers, options, site, caller, high: caller.rights.includes(mayHaveMore), warnings: [], version: shape.version });

  /** @param {Request} request */
  const answer = async (request) => {
    const { callback, ...parameters } = apartFromCallback(await parametersOf(table, request));
    const { anonymous, headers, response } = crossSite(request, parameters.given, options.origins ?? []);
    if (response !== undefined) return response;
    // Another site's script reads the answer: it must not be that of whoever sits before the browser.
    const isNobodys = anonymous || callback !== undefined;
    const caller = (isNobodys ? undefined : await options.caller?.(request)) ?? { ...nobody, address: request.address };
    const shape = { ...shapeOf(parameters.given, request.module === undefined ? "jsonfm" : "json"), callback };
    const answered = await answerTo(askedBy(caller, parameters, shape), request, shape);
    return { ...answered, headers: { ...answered.headers, ...headers, ...(isNobodys ? { "mediawiki-login-suppressed": "true" } : {}) } };
  };
  /** @type {import("./types.js").Answer["refusal"]} */
  const refusal = async (request, error, status) => {
    const parameters = await parametersOf(table, { ...request, body: undefined });
    const shape = shapeOf(parameters.given, "json");
    return failed(askedBy(nobody, parameters, shape), request, shape, new Failure(error, status));
  };
  return Object.assign(answer, { missing: missingOf(table, handlers), refusal });
}

/** What the reader of requests is told of the site. @param {Options} options */
function siteOf({ namespaces, namespaceNames, interwikis, temporaryUser }) {
  return Object.fromEntries(Object.entries({ namespaces, namespaceNames, interwikis, temporaryUser }).filter(([, value]) => value !== undefined));
}

/** @param {Asked} asked @param {Request} request @param {import("./envelope.js").Shape} shape @returns {Promise<Response>} */
async function answerTo(asked, request, shape) {
  try {
    refuse(asked, request, shape.format);
    const action = asked.given.get("action") ?? "help";
    if (action === "help") return html(help(asked));
    const body = action === "paraminfo" ? describe(asked) : await query(asked, request);
    return respond(asked, shape, { ...warningsPart(asked.warnings, shape), ...body }, 200);
  } catch (error) {
    return failed(asked, request, shape, error);
  }
}

/** What is wrong with a request, whatever it asks for. @param {Asked} asked @param {Request} request @param {string} format */
function refuse({ table, given }, { method }, format) {
  if (!table.methods.includes(method === "HEAD" ? "GET" : method)) {
    throw new Failure({ ...say("apierror-invalidmethod", "Invalid HTTP method. Consider using GET or POST."), code: "invalidmethod", module: "main" });
  }
  if (standing(format) === "unknown") throw new Failure(badValue("format", format));
  if (standing(format) === "missing") {
    const told = say("apierror-noformat", "This server does not print the format <kbd>$1</kbd>.", format);
    throw new Failure({ ...told, code: "noformat", module: "main" }, 501);
  }
  const action = given.get("action");
  if (action !== undefined && !["query", "paraminfo", "help"].includes(action)) throw new Failure(badValue("action", action));
}

/** @param {string} name @param {string} value */
function badValue(name, value) {
  return { ...say("paramvalidator-badvalue-enumnotmulti", 'Unrecognized value for parameter "$1": $2.', name, value), code: "badvalue", module: "main" };
}

/** @param {Asked} asked @param {Request} request */
async function query(asked, request) {
  const value = decoded(asked, asked.wire);
  checkAssertions(value.main ?? {}, asked.caller);
  const body = { ...echoes(asked), ...(await run(value, asked)) };
  await holdToDescription(asked, request, value, body);
  return body;
}

/** @param {Asked} asked */
function describe(asked) {
  const { table, given, warnings } = asked;
  const common = (table.sets.main?.parameters ?? []).map(({ name }) => name);
  const left = [...given].filter(([name]) => common.includes(name) && name !== "action");
  const { main = {} } = decoded(asked, new URLSearchParams([["action", "query"], ...left]).toString());
  checkAssertions(main, asked.caller);
  const values = [...given.keys()].filter((name) => !common.includes(name) && !ownParameters.includes(name));
  const body = paraminfo(asked);
  if (values.length > 0) warnings.push(messageOf({ code: "unrecognizedparams", parameter: undefined, wireName: undefined, received: undefined, values }, asked));
  return { ...echoes(asked), ...body };
}

/** The request as its reader has it, or the error that it finds. @param {Asked} asked @param {string} wire */
function decoded(asked, wire) {
  const { value, errors, warnings } = asked.decodeRequest(wire, { ...asked.site, highLimits: asked.high, now: asked.options.now?.() });
  asked.warnings.push(...warnings.map((one) => messageOf(one, asked)));
  if (errors === undefined) return value;
  const error = messageOf(errors[0], asked);
  if (errors[0].parameter === "formatversion") {
    const told = say("apiwarn-errorprinterfailed", "Error printer failed. Will retry without params.");
    asked.warnings.push({ ...told, code: "errorprinterfailed", module: "main" }, error);
  }
  throw new Failure(error);
}

/** What a request asks to be told of its answer. @param {Asked} asked */
function echoes({ given, options: { host, now = Date.now } }) {
  const id = given.get("requestid");
  return {
    ...(id === undefined ? {} : { requestid: id }),
    ...(given.has("servedby") && host !== undefined ? { servedby: host } : {}),
    ...(given.has("curtimestamp") ? { curtimestamp: `${new Date(now()).toISOString().slice(0, 19)}Z` } : {}),
    ...(given.has("responselanginfo") ? { uselang: "en", errorlang: "en" } : {}),
  };
}

/** @param {Asked} asked @param {Request} request @param {import("./envelope.js").Shape} shape @param {unknown} error @returns {Response} */
function failed(asked, request, shape, error) {
  const { table, options } = asked;
  if (!(error instanceof Failure)) options.onError?.(error, request);
  const failure = error instanceof Failure ? error : broken();
  const { code } = failure.error;
  const status = failure.status ?? statusOf(table, code);
  const reference = `See ${options.address ?? table.endpoint} for API usage.`;
  const body = { ...warningsPart(asked.warnings.filter(({ code }) => code !== "unrecognizedparams"), shape), ...errorPart(failure.error, shape, reference), ...echoes(asked) };
  return respond(asked, shape, body, status, { "mediawiki-api-error": code, ...(status === 405 ? { allow: table.methods.join(", ") } : {}) });
}

/** Nothing of what went wrong is the caller's to know. */
function broken() {
  return new Failure({ ...say("apierror-internal", "The server failed to answer."), code: "internal_api_error", module: "main" }, 500);
}

/** @param {Asked} asked @param {import("./envelope.js").Shape} shape @param {Record<string, unknown>} body @param {number} status @param {Record<string, string>} [headers] */
function respond({ version }, shape, body, status, headers) {
  return printed(/** @type {object} */ (version === "1" ? inVersion1(body) : body), shape, status, headers);
}
