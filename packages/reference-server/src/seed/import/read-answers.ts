import { statSync } from "node:fs";
import { readRecording } from "../../recording/read-recording.ts";
import { noFacts, type Facts } from "./facts.ts";
import { gather, type Told } from "./gather.ts";
import { tooMuch } from "./limited-fetch.ts";
import type { Notes } from "./notes.ts";

/** What the answers of a recording tell. Throws an error for people. */
export function readAnswers(file: string, maxBytes: number, notes: Notes): Facts {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > maxBytes) throw new Error(tooMuch(maxBytes));
  const facts = noFacts();
  const told = [...readRecording(file).answers.values()]
    .flat()
    .flatMap(({ query, body }) => toldIn(query, body, notes));
  // An entry of a log is told of a page that another answer has.
  for (const one of told) gather(facts, { ...one, logevents: [] });
  for (const { logevents } of told) gather(facts, { logevents });
  return facts;
}

function toldIn(request: string, body: object | undefined, notes: Notes): readonly Told[] {
  const told = (body as { readonly query?: Told } | undefined)?.query;
  const isOld = told !== undefined && typeof told["pages"] === "object" && !Array.isArray(told["pages"]);
  if (isOld) notes.add("Responses left out because they do not have formatversion=2", request);
  return told === undefined || isOld ? [] : [told];
}
