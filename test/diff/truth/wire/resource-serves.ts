import { scopesOf, type CallScope } from "../../../services/harness/inputs.ts";
import { differs, fails, holds, type Shown, worstOf } from "../shown.ts";
import { changedFrom } from "./changed.ts";
import { isTaken, tryAll, type Tried } from "./compare.ts";
import { titleOf, type Got } from "./request.ts";
import { headOf } from "./resource-head.ts";
import { handlersFor } from "./resource-host.ts";
import { requestsOf } from "./resource-requests.ts";
import { counterpart, handlerName, rightResponses, type ResourceTrial, type Side } from "./resource-sides.ts";
import { knownMembers, schemaOf } from "./schemas.ts";

/**
 * Runs handlers of the old skeleton in the new server. Checks that they are called, understand their input, and return
 * valid results.
 */
export async function serveOld(trial: ResourceTrial): Promise<Shown> {
  const { before, after, dictionary } = trial;
  const server = await after.host.serve(handlersFor(before.service)).catch((error: Error) => error);
  if (server instanceof Error) return fails(server.message);
  const newServer = await after.host.serve();
  const requests = await requestsOf(after.host, { dictionary, isChanged: changedFrom(after.service, before.service) });
  const tried = await tryAll(requests, newServer, server);
  const shown = scopesOf(before.service).map((scope) => responsesOld(trial, scope));
  for (const one of tried.filter(({ before: right }) => isTaken(right))) {
    shown.push(await understoodByOld(trial, one), await acceptedByOld(trial, one));
  }
  return worstOf(shown);
}

async function understoodByOld(
  { before }: ResourceTrial,
  { request, after: { got, response } }: Tried,
): Promise<Shown> {
  if (got === undefined) return fails(`${titleOf(request)} → ${response.status} ${response.text.slice(0, 120)}`);
  const scope = scopesOf(before.service).find((one) => got["operation"] === handlerName(one));
  const wrong = scope === undefined ? undefined : await partNotOfOld(before, scope, got);
  return wrong === undefined ? holds : differs(`${titleOf(request)}: the handler gets ${wrong}`);
}

/** Returns the first part of a request that the old handler does not understand. The handler ignores unknown names. */
async function partNotOfOld(
  { built, host, service }: Side,
  { operation }: CallScope,
  got: Got,
): Promise<string | undefined> {
  const schemas = { parameters: "parameters", headers: "headers", body: "requests" } as const;
  for (const [part, folder] of Object.entries(schemas)) {
    const known = knownMembers(built, `${service.id}/${folder}/${operation.operationId}.json`, got[part]);
    const isWrong =
      known === "wrong" ||
      (part === "body" && known !== undefined && !(await host.takesBody(operation.operationId, known)));
    if (isWrong) return `${part} ${JSON.stringify(got[part])}`;
  }
  return undefined;
}

/** Checks that the status and header fields of an old handler's response satisfy the new contract. */
async function acceptedByOld({ after }: ResourceTrial, { after: { got, response } }: Tried): Promise<Shown> {
  const scope = scopesOf(after.service).find((one) => got?.["operation"] === handlerName(one));
  const shown = scope === undefined ? holds : await headOf(after.host, scope, response);
  return shown.outcome === "fails" ? { ...shown, outcome: "differs" } : shown;
}

/** Reports a response that was valid under the old spec and is invalid now. */
function responsesOld(trial: ResourceTrial, scope: CallScope): Shown {
  const now = counterpart(trial, scope);
  const isRight =
    now && schemaOf(trial.after.built, `${trial.after.service.id}/responses/${now.operation.operationId}.json`);
  if (isRight === undefined) return holds;
  const wrong = rightResponses(trial.before, trial.dictionary, scope).find((one) => one !== undefined && !isRight(one));
  return wrong === undefined ? holds : differs(`${scope.operation.operationId} returns ${JSON.stringify(wrong)}`);
}
