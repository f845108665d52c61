import type { ActiveRequest, Answered, ServedAction } from "./active-request.js";
import { Failure, type MessageText } from "../../query/server/message.js";
import type { Caller, Finding } from "../../query/server/request.js";
import {
  type Action,
  type ActionAnswer,
  type ActionContext,
  type ActionModule,
  tableOf,
  Unformatted,
} from "./action.js";
import { checkMain, echoes, readDenied, warnOfDeprecation, warnOfUnread } from "./actions.js";
import { formatMessage, textOf, messageText } from "./message-texts.js";
import type { ParameterInfo } from "../../query/server/table.js";
import { messageOf, shownText } from "./finding-messages.js";

type Run = (
  values: Readonly<Record<string, unknown>>,
  context: ActionContext,
  active: ActiveRequest,
) => ActionAnswer | Promise<ActionAnswer>;

/** Converts an action of the option `actions` to the form that the service runs. */
export function servedAction({ module, token, posted = [], written, run }: Action): ServedAction {
  const only = posted.map((name) => module.prefix + name);
  const own = {
    module,
    token,
    posted: only,
    run: (values: object, context: ActionContext) => run(values as never, context),
  };
  return { module, written, serve: (active) => runAction(own, active) };
}

/** Creates an action that is part of the protocol. */
export function servedBy(module: ActionModule, run: Run): ServedAction {
  return { module, serve: (active) => runAction({ module, token: undefined, posted: [], run }, active) };
}

interface RunningAction {
  readonly module: ActionModule;
  readonly token: string | undefined;
  /** The request names of the parameters that must not be in the URL. */
  readonly posted: readonly string[];
  readonly run: Run;
}

/**
 * Runs an action. The checks have the order of the real system: common parameters, the action's parameters, the token,
 * the caller's rights, and last the method.
 */
async function runAction({ module, token, posted, run }: RunningAction, active: ActiveRequest): Promise<Answered> {
  checkMain(active);
  const values = decodeAction(module, active);
  if (token !== undefined) await checkToken(module, token, active);
  checkRights(module, active);
  refuseUnposted(module, active);
  refuseInAddress(module, active, posted);
  const response = await run(values, contextOf(module, active), active);
  if (response instanceof Unformatted) return response;
  const own = new Set(module.parameters.map(({ name }) => module.prefix + name));
  if (!module.dynamicparameters) warnOfUnread(active, (name) => own.has(name));
  return Array.isArray(response) ? response : { ...echoes(active), ...response };
}

async function checkToken(module: ActionModule, type: string, active: ActiveRequest): Promise<void> {
  const name = `${module.prefix}token`;
  refuseInAddress(module, active, [name]);
  const isValid = await active.options.checkToken?.({
    type,
    token: active.given.get(name) ?? "",
    caller: active.caller,
  });
  if (isValid !== true) fail(module, "badtoken", messageText("apierror-badtoken", "Invalid CSRF token."));
}

function checkRights({ readrights }: ActionModule, { options, caller }: ActiveRequest): void {
  if (readrights && options.isPrivate === true && !caller.rights.includes("read")) throw readDenied();
}

function refuseUnposted({ name, mustbeposted }: ActionModule, { request }: ActiveRequest): void {
  if (!mustbeposted || request.method === "POST") return;
  const text = messageText("apierror-mustbeposted", "The <kbd>$1</kbd> module requires a POST request.", {
    markup: name,
  });
  throw new Failure({ ...text, code: "mustbeposted", module: "main" });
}

/** Rejects secrets in the URL, because logs and browser histories store URLs. */
function refuseInAddress(module: ActionModule, { request }: ActiveRequest, names: readonly string[]): void {
  const addressed = new URLSearchParams(request.query);
  const wrong = names.filter((name) => addressed.has(name));
  if (wrong.length === 0) return;
  const text =
    wrong.length === 1
      ? "The following parameter was found in the query string, but must be in the POST body: $1."
      : "The following parameters were found in the query string, but must be in the POST body: $1.";
  const list = { list: wrong, type: "comma" as const };
  fail(module, "mustpostparams", messageText("apierror-mustpostparams", text, list, { count: wrong.length }));
}

function contextOf(module: ActionModule, active: ActiveRequest): ActionContext {
  const { request, caller, high, given, version, errorForm, isForAnySite, onCaller } = active;
  return {
    request,
    get caller(): Caller {
      onCaller?.();
      return caller;
    },
    high,
    given,
    version,
    errorForm,
    isForAnySite,
    format: (code, text) => {
      if (errorForm === "bc") return textOf(text, "plaintext");
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

function fail({ name }: ActionModule, code: string, text: MessageText, status?: number): never {
  throw new Failure({ ...text, code, module: name }, status);
}

type Decoded = string | number | boolean | readonly (string | number)[] | undefined;

/** A parameter that is being decoded, and functions that report its problems. */
interface Decoding {
  readonly parameter: ParameterInfo;
  readonly active: ActiveRequest;
  error(code: string, received?: string): void;
  warn(code: string, received?: string, values?: readonly string[]): void;
}

/**
 * Decodes the parameters of an action. All are decoded. If several are invalid, the error is about the first one in the
 * order of declaration.
 */
function decodeAction(action: ActionModule, active: ActiveRequest): Readonly<Record<string, unknown>> {
  const errors: Finding[] = [];
  const about = { ...active, table: tableOf(action, active.table) };
  const warn = (finding: Finding): void => {
    active.warnings.push(messageOf(finding, "warning", about));
    if (finding.code === "deprecation") warnOfDeprecation(active);
  };
  const arrays = arraysIn(active.wire);
  const values = action.parameters.map((parameter) => {
    const { name } = parameter;
    const wireName = action.prefix + name;
    const base = { parameter: name, wireName, module: action.name };
    if (arrays.has(wireName) && parameter.type !== "boolean")
      warn({ ...base, code: "unsupportedarray", received: undefined });
    const decoding: Decoding = {
      parameter,
      active,
      error: (code, received) => void errors.push({ ...base, code, received }),
      warn: (code, received, values) => warn({ ...base, code, received, values }),
    };
    return [name, decode(active.given.get(wireName), decoding)] as const;
  });
  const [first] = errors;
  if (first !== undefined) throw new Failure(messageOf(first, "error", about));
  return Object.fromEntries(values);
}

/** Returns the names of parameters in array notation, `p[]=x`. */
function arraysIn(wire: string): ReadonlySet<string> {
  const names = [...new URLSearchParams(wire).keys()].filter((name) => name.includes("["));
  return new Set(names.map((name) => name.slice(0, name.indexOf("["))));
}

function decode(given: string | undefined, decoding: Decoding): Decoded {
  const { parameter } = decoding;
  const { type, multi, required, deprecated, default: value } = parameter;
  if (type === "boolean") return given !== undefined;
  if (given === undefined || (required && given === "")) {
    if (required) decoding.error("missingparam");
    return value !== undefined && multi ? String(value).split("|") : value;
  }
  if (deprecated) decoding.warn("deprecation");
  const text = shownText(given);
  if (text !== given && !given.startsWith(alternative(decoding))) decoding.warn("badutf8", given);
  return multi ? decodeMany(given, decoding) : decodeSingle(text, given, decoding);
}

function decodeSingle(text: string, given: string, decoding: Decoding): Decoded {
  if (given.startsWith(alternative(decoding))) return void decoding.error("badvalue", given);
  const value = decodeOne(text, decoding);
  if (value === undefined) decoding.error("badvalue", text);
  return value === invalid ? undefined : value;
}

function decodeMany(given: string, decoding: Decoding): readonly (string | number)[] {
  const { parameter, active } = decoding;
  const { table, high, namespaces } = active;
  const isAlternative = given.startsWith(alternative(decoding));
  const [standard] = table.separators;
  const items = (isAlternative ? given.slice(1).split(alternative(decoding)) : given.split(standard)).map(shownText);
  const texts = given === "" || (isAlternative && given.length === 1) ? [] : items;
  if (
    texts.length === 1 &&
    texts[0] === (parameter.allspecifier ?? (parameter.type === "namespace" ? table.all : undefined))
  ) {
    return typeof parameter.type === "string" ? [...namespaces, ...(parameter.extranamespaces ?? [])] : parameter.type;
  }
  if (texts.length > limitOf(parameter, active, high)) decoding.error("toomanyvalues", given);
  const values = texts.map((text) => [text, decodeOne(text, decoding)] as const);
  const unknown = values.flatMap(([text, value]) => (value === undefined ? [text] : []));
  if (unknown.length > 0) decoding.warn("unrecognizedvalues", given, unknown);
  const known = values.flatMap(([, value]) =>
    value === undefined || value === invalid ? [] : [value as string | number],
  );
  return parameter.allowsduplicates ? known : [...new Set(known)];
}

function limitOf(
  { lowlimit, highlimit }: ParameterInfo,
  { table: { mostValues } }: ActiveRequest,
  high: boolean,
): number {
  const [low, most] = mostValues;
  return high ? (highlimit ?? most) : (lowlimit ?? low);
}

/** The result for a value that has already caused an error. */
const invalid = Symbol("invalid");

/** Decodes one value. Returns undefined if the value is not allowed. */
function decodeOne(text: string, decoding: Decoding): string | number | typeof invalid | undefined {
  const { parameter, active } = decoding;
  const { type, extranamespaces = [], deprecatedvalues = [] } = parameter;
  if (typeof type === "object") {
    if (!type.includes(text)) return undefined;
    if (deprecatedvalues.includes(text)) decoding.warn("deprecation", text);
    return text;
  }
  if (type === "limit" && text === active.table.most) return mostOf(parameter, active.high);
  if (type === "integer" || type === "limit") return decodeInteger(text, decoding);
  if (type !== "namespace") return text;
  const id = /^[+-]?\d{1,10}$/.test(text) ? Number(text) : NaN;
  return [...active.namespaces, ...extranamespaces].includes(id) ? id : undefined;
}

/** Decodes an integer. A value outside the range is replaced by the nearest allowed one. */
function decodeInteger(text: string, decoding: Decoding): number | typeof invalid {
  if (!/^[+-]?\d+$/.test(text) || !isInt64(BigInt(text.replace("+", "")))) {
    decoding.error("badinteger", text);
    return invalid;
  }
  const { parameter, active } = decoding;
  const value = Number(text);
  const nearest = Math.max(parameter.min ?? -Infinity, Math.min(value, mostOf(parameter, active.high)));
  if (nearest !== value) decoding.warn("outofrange", text);
  return nearest;
}

function isInt64(value: bigint): boolean {
  return BigInt.asIntN(64, value) === value;
}

function mostOf({ max = Infinity, highmax = max }: ParameterInfo, high: boolean): number {
  return high ? highmax : max;
}

function alternative({ active: { table } }: Decoding): string {
  return table.separators[1] || "\0";
}
