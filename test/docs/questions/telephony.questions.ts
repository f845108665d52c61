import type { Question } from "./question.ts";

const operation = (name: string, anchor = ""): string => `api/telephony/operations/${name}.html${anchor}`;

/** Questions about the telephone exchange of `test/services/`. */
export const questions: readonly Question[] = [
  {
    ask: "how much did the calls cost this month",
    answers: [operation("sumCallRecords"), operation("sumCallRecords", "#parameter-month")],
  },
  { ask: "only calls that were recorded", answers: [operation("listCallRecords", "#parameter-recorded")] },
  { ask: "pasword too weak", answers: ["api/telephony/errors/password_too_weak.html"] },
  { ask: "GET /cdrs", answers: [operation("listCallRecords")] },
  { ask: "volume of an announcement", answers: ["api/telephony/resources/announcement.html#field-volume"] },
  {
    ask: "two numbers are the same",
    answers: ["api/telephony/errors/number_in_use.html"],
    missed: "The code says “has this number”.",
  },
  {
    ask: "state=NO ANSWER",
    answers: [
      "api/telephony/value-sets/call-states.html#value-NO.20.ANSWER",
      operation("listCallRecords", "#parameter-state"),
    ],
  },
  {
    ask: "what replaces listSimpleCallRecords",
    answers: [operation("listSimpleCallRecords"), operation("listCallRecords")],
  },
];

/** Added later, fifteen for each site, before the search was tried with any of them. */
export const later: readonly Question[] = [
  {
    ask: "hear an announcement",
    answers: [operation("playAnnouncement")],
    missed: "The operation says “play”, and the resource comes first.",
  },
  {
    ask: "how often is an announcement repeated",
    answers: ["api/telephony/resources/announcement.html#field-repeats"],
  },
  {
    ask: "what happens if I send too many requests",
    answers: ["api/telephony/errors/slow_down.html", "decisions/D-005.html"],
  },
  { ask: "callrecords of one weekday", answers: [operation("listCallRecords", "#parameter-weekday")] },
  { ask: "change an extension", answers: [operation("updateExtension")] },
  { ask: "license exceeded", answers: ["api/telephony/errors/license_exceeded.html"] },
];
