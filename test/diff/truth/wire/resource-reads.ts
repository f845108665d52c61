import { distinguishingStatus } from "../../../../generators/model/operations.ts";
import { responseName } from "../../../../generators/emit/shared/json-schema/document.ts";
import { scopesOf, type CallScope } from "../../../services/harness/inputs.ts";
import { differs, fails, holds, type Shown, worstOf } from "../shown.ts";
import type { Mounted } from "./mounted.ts";
import { seenBy } from "./read-response.ts";
import { titleOf } from "./request.ts";
import { headOf } from "./resource-head.ts";
import { oldCall } from "./resource-reader.ts";
import { counterpart, plainRequest, rightResponses, type ResourceTrial } from "./resource-sides.ts";
import { schemaOf } from "./schemas.ts";

/** Reads responses that are valid under the new spec with the client and contract of the old one. */
export async function readResponses(trial: ResourceTrial, newServer: Mounted): Promise<Shown> {
  const shown: Shown[] = [];
  for (const scope of scopesOf(trial.before.service)) {
    const now = counterpart(trial, scope);
    if (now === undefined) shown.push(fails(`${scope.operation.operationId} no longer returns a result`));
    else shown.push(await readOperation(trial, newServer, scope, now));
  }
  return worstOf(shown);
}

async function readOperation(trial: ResourceTrial, newServer: Mounted, old: CallScope, now: CallScope): Promise<Shown> {
  const { before, after, dictionary } = trial;
  const request = await plainRequest(after.host, now);
  const { response, got } = await newServer.send(request);
  if (got === undefined) throw new Error(`The new client's request is refused: ${titleOf(request)} → ${response.text}`);
  const title = old.operation.operationId;
  const head = await headOf(before.host, old, response);
  const bodies = rightResponses(after, dictionary, now);
  const isOld = schemaOf(
    before.built,
    `${before.service.id}/responses/${responseName(old.operation, old.operation.responses[0]!)}.json`,
  );
  const shown = [head];
  for (const body of bodies) {
    const text = JSON.stringify(body);
    const seen = await seenBy(oldCall(before.host, old), { ...response, text: text ?? "" });
    const isRefused =
      seen.error !== undefined || (old.operation.responses[0]!.body !== undefined && isOld?.(body) === false);
    if (isRefused) shown.push(fails(`${title}: ${text} → ${seen.error ?? "not of the schema"}`));
  }
  const told = old.operation.responses.map((response) => distinguishingStatus(old.operation, response));
  const unheard = now.operation.responses
    .map((response) => distinguishingStatus(now.operation, response))
    .filter((status) => !told.includes(status));
  // A client of several responses handles only those in its spec.
  if (told[0] !== undefined && unheard.length > 0) shown.push(fails(`${title} returns a status that it never had`));
  return worstOf([...shown, membersGone(rightResponses(before, dictionary, old), bodies, title)]);
}

/** Reports members of earlier responses that no response contains now. */
function membersGone(before: readonly unknown[], after: readonly unknown[], title: string): Shown {
  const there = membersIn(after);
  const gone = [...membersIn(before)].find((name) => !there.has(name));
  return gone === undefined ? holds : differs(`${title} never returns ${gone}`);
}

function membersIn(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof value !== "object" || value === null) return found;
  for (const [name, inner] of Object.entries(value)) {
    if (!Array.isArray(value) && name !== "one more") found.add(name);
    membersIn(inner, found);
  }
  return found;
}
