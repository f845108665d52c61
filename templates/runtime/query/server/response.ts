import { checkAnswer, type CheckAnswer } from "./results/finding.js";
import { type Query, bodyOf, missingOf, pagesOf, refuseUnknownHandlers, runModules } from "./modules.js";
import {
  type DecodedRequest,
  type DecodeRequest,
  parametersOf,
  type Parameters,
  type Answer,
  type Caller,
  type Request,
  type Response,
} from "./request.js";
import { Failure } from "./message.js";
import { messageGround, errorStatus, faultMessage, findingMessage, messageMembers } from "./findings.js";
import type { Handlers } from "./handlers.js";
import type { Options } from "./options.js";
import type { Table } from "./table.js";

const anonymousCaller: Caller = { rights: [], groups: [] };

interface Active extends Query {
  readonly request: Request;
  readonly wire: string;
}

/**
 * Creates a function that responds to the requests of a service without a profile. `loadCheck` loads the response
 * check, if available.
 */
export function createAnswer(
  table: Table,
  decodeRequest: DecodeRequest,
  handlers: Handlers = {},
  options: Options = {},
  loadCheck?: () => Promise<CheckAnswer>,
): Answer {
  refuseUnknownHandlers(table, handlers);
  const { runHandlers = (run) => run() } = options;
  const activate = (request: Request, { wire, given }: Parameters, caller: Caller): Active => {
    const high = options.highLimits?.(caller) ?? false;
    return {
      table,
      handlers,
      request,
      wire,
      given,
      caller,
      high,
      warnings: [],
      root: "",
      namespaces: [],
      continues: false,
    };
  };

  async function run(active: Active): Promise<Response> {
    refuseMethod(active);
    const decoded = decodedRequest(active, decodeRequest, options.now?.());
    const ran = await runHandlers(() => runModules(decoded, active));
    const body = { ...messageMembers(table.warningBody, active.warnings), ...bodyOf(table, ran, pagesOf(ran)) };
    await checkAnswer({ loadCheck, options }, active.request, decoded, body);
    return responseOf(200, body);
  }

  const respond = async (request: Request): Promise<Response> => {
    const caller = (await options.caller?.(request)) ?? { ...anonymousCaller, address: request.address };
    const active = activate(request, await parametersOf(table, request), caller);
    return run(active).catch((error: unknown) => {
      if (!(error instanceof Failure)) options.onError?.(error, request);
      return failed(
        active,
        error instanceof Failure ? error : new Failure(faultMessage(table, "internal_api_error"), 500),
        options,
      );
    });
  };
  const refusal: Answer["refusal"] = async (request, error, status) => {
    return failed(
      activate(request, { wire: "", given: new Map() }, anonymousCaller),
      new Failure(error, status),
      options,
    );
  };
  return Object.assign(respond, { missing: missingOf(table, handlers), refusal });
}

function refuseMethod({ table, request: { method } }: Active): void {
  if (table.methods.includes(method === "HEAD" ? "GET" : method)) return;
  throw new Failure(faultMessage(table, "invalidmethod"), 405);
}

/** Returns the decoded request, or the error from its decoder. */
function decodedRequest(
  { table, wire, high, warnings }: Active,
  decodeRequest: DecodeRequest,
  now: number | undefined,
): DecodedRequest {
  const read = decodeRequest(wire, { highLimits: high, ...(now === undefined ? {} : { now }) });
  warnings.push(...read.warnings.map((one) => findingMessage(table, one)));
  const [first] = read.errors ?? [];
  if (first !== undefined) throw new Failure(findingMessage(table, first));
  return read.value as DecodedRequest;
}

function failed({ table, warnings, request }: Active, { error, status }: Failure, { onRefusal }: Options): Response {
  const { errorBody, warningBody, errorHeader, methods } = table;
  const code = table.codes[error.code] ?? error.code;
  onRefusal?.({ code, ground: messageGround(table, { ...error, code }) }, request);
  const known = errorStatus(table, code) ?? status ?? 400;
  return responseOf(
    known,
    { ...messageMembers(warningBody, warnings), ...messageMembers(errorBody, [{ ...error, code }]) },
    {
      ...(errorHeader === undefined ? {} : { [errorHeader.toLowerCase()]: code }),
      ...(known === 405 ? { allow: methods.join(", ") } : {}),
    },
  );
}

const defaultHeaders = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "private, must-revalidate, max-age=0",
  "x-content-type-options": "nosniff",
};

function responseOf(status: number, body: object, headers: Readonly<Record<string, string>> = {}): Response {
  return { status, headers: { ...defaultHeaders, ...headers }, body: JSON.stringify(body) };
}
