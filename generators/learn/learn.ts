import { diagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SpecDocument } from "../load/tree.ts";
import type { ResponseShape } from "../model/result.ts";
import type { QueryService } from "../model/query.ts";
import { type Answer, type Fault, inside, newObservations } from "./judge/context.ts";
import { type Row, memberOf } from "./rows.ts";
import { walkResponse, type Walk } from "./judge/walk-response.ts";
import type { Addition } from "../edit/add-members.ts";
import { propose } from "./propose/propose.ts";
import { requestDecoder } from "./request/decode-request.ts";
import type { Parameters, Request } from "./request/request.ts";
import { errorForms, profileOf } from "../model/profiles.ts";
import { valueSetsById } from "../model/type.ts";

export interface Lesson {
  readonly additions: readonly Addition[];
  /** Responses that contradict the spec. */
  readonly contradictions: readonly Diagnostic[];
  /** The number of rows that were skipped, by reason. */
  readonly passedOver: PassedOver;
}

interface PassedOver {
  /** Rows that request no module of the service. */
  readonly noModule: number;
  /** Rows whose JSON has a form that results do not describe. */
  readonly otherForm: number;
}

/**
 * Returns facts from recorded responses that the spec of their service lacks. The service must describe the shape of
 * responses.
 */
export function learn(
  service: QueryService,
  shape: ResponseShape,
  documents: readonly SpecDocument[],
  rows: readonly Row[],
  by: string,
): Lesson {
  const walk = newWalk(service, shape, documents);
  const decode = requestDecoder(service);
  const all = rows.map((row) => readResponse(service, row, decode(row.query)));
  const asking = all.filter(({ request }) => request.asked.length > 0);
  const responses = asking.filter((response) => hasDescribedForm(service, response));
  for (const response of responses) walkResponse(walk, response);
  const passedOver = { noModule: all.length - asking.length, otherForm: asking.length - responses.length };
  return { additions: propose(service, walk, by), contradictions: contradictions(walk.observed.faults), passedOver };
}

export function newWalk(service: QueryService, shape: ResponseShape, documents: readonly SpecDocument[]): Walk {
  const own = documents.filter((document) => document.service === service.id);
  const files = new Map(own.filter(({ kind }) => kind === "module").map(({ name, file }) => [name!, file]));
  const answerTarget = { file: own.find(({ kind }) => kind === "response")!.file, path: [] };
  const scope = {
    valueSets: valueSetsById(service.valueSets),
    shapes: new Map(shape.shapes.map((one) => [one.name, one])),
    shapeTarget: (name: string) => inside(answerTarget, "shapes", name, "fields"),
  };
  return {
    scope,
    shape,
    answerTarget,
    moduleTarget: ({ name }) => ({ file: files.get(name)!, path: [] }),
    observed: newObservations(),
    contexts: new WeakMap(),
  };
}

/** Returns whether results describe the format of a response. A service may have several formats. */
export function hasDescribedForm(service: QueryService, { request: { parameters } }: Answer): boolean {
  const responseForm = profileOf(service)?.answerForm;
  const form = responseForm && parameters.get(responseForm.parameter)?.values[0];
  return form === undefined || responseForm?.described.includes(form) === true;
}

/** Returns a response together with the parts of its request that results depend on. */
export function readResponse(service: QueryService, { id, body }: Row, request: Request): Answer {
  const { pages } = service;
  const failures = errorForms(service).map(({ member, code }) => member ?? code);
  const ofPages = countValues(request.parameters, pages?.pages ?? []);
  const ofRevisions = countValues(request.parameters, pages?.revisions ?? []);
  const hasGenerator = request.asked.some(({ role }) => role === "generator");
  return {
    id,
    request,
    pages: {
      some: ofPages + ofRevisions > 0 || hasGenerator,
      several: ofPages > 1,
      revisions: ofRevisions > 0,
      "several-revisions": ofRevisions > 1,
    },
    body,
    isPartial: request.goesOn || failures.some((name) => memberOf(body, name) !== undefined),
  };
}

function countValues(parameters: Parameters, names: readonly string[]): number {
  return names.reduce((sum, name) => sum + (parameters.get(name)?.values.length ?? 0), 0);
}

/** Returns one diagnostic for each member of the spec and each kind of contradiction, with its first occurrence. */
function contradictions(faults: readonly Fault[]): readonly Diagnostic[] {
  const byKind = new Map<string, Fault[]>();
  for (const fault of faults) {
    const { place } = fault.field;
    const key = JSON.stringify([place.file, place.start, fault.what.replace(/^.* is not /s, "")]);
    byKind.set(key, [...(byKind.get(key) ?? []), fault]);
  }
  return [...byKind.values()].map((all) => {
    const [first] = all as [Fault];
    const count = new Set(all.map(({ context }) => context.answer)).size;
    return diagnostic("contradicted-result", first.field.place, {
      what: first.what,
      count,
      answer: first.context.answer.id,
      pointer: first.pointer,
    });
  });
}
