import { compareVerdicts, headerOf, upstreamBroke } from "../../server/http/verdicts.js";
import { shapeOf } from "./envelope.js";
import { parametersOf } from "./parameters.js";
import { words } from "./words.js";

/**
 * @typedef {import("./types.js").Table} Table @typedef {import("./types.js").ContractOptions} Options
 * @typedef {import("./answer.js").DecodeRequest} DecodeRequest @typedef {import("./findings.js").Finding} Finding
 * @typedef {import("../../server/http/contract.js").ContractAnswer} Answer @typedef {import("../../server/http/contract.js").Violation} Violation
 * @typedef {object} Asked a request, as it was read
 * @property {string} method
 * @property {ReadonlyMap<string, string>} given
 * @property {readonly string[]} modules
 * @property {readonly (Finding | undefined)[]} verdicts its first error, for a caller with the usual limits and for one with the higher ones
 * @property {any} value undefined where it has an error
 */

/** Members of an answer that belong to no module. */
const envelope = ["batchcomplete", "continue", "query-continue", "limits", "query", "warnings", "requestid", "servedby", "curtimestamp", "uselang", "errorlang", "docref", "*"];

/**
 * Holds requests and answers against a service's contract, as far as they say by themselves: not who asks, or what there is.
 * @param {Table} table @param {DecodeRequest} decodeRequest @param {Options} [options] @returns {import("../../server/http/contract.js").Contract}
 */
export function contractOf(table, decodeRequest, options = {}) {
  return async ({ method, path, query, headers, body }) => {
    const module = Object.values(table.modules).find((one) => one.path !== undefined && path === `/${one.path}`)?.name;
    const { wire, given } = await parametersOf(table, { method, query, headers, body, module });
    const action = given.get("action");
    if (action !== "query") return { name: action === undefined ? "help" : "another action", described: false, violations: [], checkAnswer: () => [] };
    const [usual, high] = [false, true].map((highLimits) => decodeRequest(wire, { ...options.site, highLimits }));
    const modules = Object.keys(table.groups).flatMap((group) => (given.get(group) ?? "").split(table.separators[0] || "|")).filter((name) => Object.hasOwn(table.modules, name));
    const generator = given.get(table.generator[0]);
    /** @type {Asked} */
    const asked = { method, given, modules, verdicts: [usual, high].map(({ errors }) => errors?.[0]), value: high.value };
    const named = generator !== undefined && Object.hasOwn(table.modules, generator) ? [`${table.generator[0]}=${generator}`] : [];
    const found = [...(high.errors?.slice(0, 1) ?? []), ...high.warnings];
    return {
      name: [...new Set([...modules, ...named])].join(" ") || "query",
      described: true,
      violations: [...methodViolations(table, method), ...found.map(ofClient)],
      checkAnswer: (answer) => judge(table, options, asked, answer),
    };
  };
}

/** @param {Table} table @param {string} method @returns {readonly Violation[]} */
function methodViolations({ methods }, method) {
  return method === "HEAD" || methods.includes(method) ? [] : [{ by: "client", rule: "invalidmethod", detail: method }];
}

/** Names, and no values: they may be nobody's business. @param {Finding} finding @returns {Violation} */
function ofClient({ code, wireName, parameter, values = [] }) {
  return { by: "client", rule: code, detail: wireName ?? parameter ?? (code === "unrecognizedparams" ? values.join(" ") : "") };
}

/** @param {Table} table @param {Options} options @param {Asked} asked @param {Answer} answer @returns {readonly Violation[]} */
function judge(table, options, asked, { status, headers, body }) {
  if (status >= 300 && status < 400) return status === 304 ? [] : [upstreamBroke("redirect", `HTTP ${status}`)];
  if (body === undefined || asked.method === "HEAD" || asked.given.get("format") !== "json") return [];
  const told = headerOf(headers, "mediawiki-api-error");
  const type = headerOf(headers, "content-type").split(";", 1)[0].trim().toLowerCase();
  if (type !== "application/json") return [upstreamBroke("other-media-type", `HTTP ${status}: ${type || "none"}`)];
  const value = parsed(body);
  if (value === undefined) return [upstreamBroke("not-json", `HTTP ${status}`)];
  const code = codeIn(value);
  const expected = code === undefined ? 200 : ((Object.hasOwn(table.errors, code) ? table.errors[code].status : undefined) ?? 200);
  return [
    ...(status === expected ? [] : [upstreamBroke("other-status", `${code ?? "success"}: HTTP ${status}, not ${expected}`)]),
    ...((code ?? "") === told ? [] : [upstreamBroke("other-header", `MediaWiki-API-Error: ${told || "none"}, body: ${code ?? "no error"}`)]),
    ...(code === undefined ? ofSuccess(options, asked, value) : ofError(table, asked, value, code)),
    ...verdicts(asked, code),
  ];
}

/** The object that a text is; undefined where it is none. @param {string} text @returns {Record<string, any> | undefined} */
function parsed(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** @param {Record<string, any>} value @returns {string | undefined} */
function codeIn({ error, errors }) {
  const code = error?.code ?? (Array.isArray(errors) ? errors[0]?.code : undefined);
  return code === undefined ? undefined : String(code);
}

/** @param {Table} table @param {Asked} asked @param {Record<string, any>} value @param {string} code @returns {readonly Violation[]} */
function ofError(table, { given }, value, code) {
  const { errors: form } = shapeOf(given, "json");
  const isFormed = form === "bc" ? typeof value.error?.info === "string" : value.errors?.every((/** @type {any} */ one) => typeof one?.code === "string" && typeof one?.module === "string");
  return [
    ...(isFormed === true ? [] : [upstreamBroke("other-error-shape", `errorformat ${form}`)]),
    ...(Object.hasOwn(table.errors, code) || Object.hasOwn(words, code) ? [] : [upstreamBroke("unknown-code", code)]),
  ];
}

/** What a success is made of: all of it where a check of answers knows the form asked for, else the members that belong to no module. @param {Options} options @param {Asked} asked @param {Record<string, any>} value @returns {readonly Violation[]} */
function ofSuccess({ checkAnswer }, { given, value: request }, value) {
  const { version } = shapeOf(given, "json");
  if (version === "2" && request !== undefined && checkAnswer !== undefined) {
    return checkAnswer(request, value).map(({ pointer, expected, received }) => upstreamBroke("other-result", `${pointer.replace(/\/\d+(?=\/|$)/g, "/*")}: ${received === "nothing" ? "missing" : `${expected} wanted`}`));
  }
  return envelopeOf(value, version).map((detail) => upstreamBroke("other-envelope", detail));
}

/** What is wrong with the members that belong to no module. @param {Record<string, any>} value @param {"1" | "2"} version @returns {readonly string[]} */
function envelopeOf(value, version) {
  const isText = (/** @type {unknown} */ one) => typeof one === "string" || typeof one === "number";
  const isObject = (/** @type {unknown} */ one) => typeof one === "object" && one !== null && !Array.isArray(one);
  // The first version of the format has a list in place of an object that is empty.
  const isSet = (/** @type {unknown} */ one) => isObject(one) || (version === "1" && Array.isArray(one) && one.length === 0);
  /** @type {Readonly<Record<string, (one: any) => boolean>>} */
  const members = {
    batchcomplete: (one) => one === (version === "1" ? "" : true),
    continue: (one) => isObject(one) && Object.values(one).every(isText),
    limits: (one) => isSet(one) && Object.values(one).every((limit) => Number.isInteger(limit)),
    query: isSet,
  };
  return [
    ...Object.keys(members).filter((name) => Object.hasOwn(value, name) && !members[name](value[name])).map((name) => `/${name}`),
    ...Object.keys(value).filter((name) => !envelope.includes(name)).map((name) => `/${name}: not known`),
  ];
}

/** A caller whose rights nobody knows here is judged as both would be. @param {Asked} asked @param {string | undefined} there @returns {readonly Violation[]} */
function verdicts({ verdicts: both }, there) {
  const each = both.map((finding) => compareVerdicts(finding?.code, there, (code) => Object.hasOwn(words, code)));
  return each.find((one) => one.length === 0) ?? each[0];
}
