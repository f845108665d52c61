import type { Question } from "./question.ts";

const operation = (name: string, anchor = ""): string => `api/telephony/operations/${name}.html${anchor}`;

/** Questions to the telephone exchange of `test/services/`. */
export const questions: readonly Question[] = [
  { ask: "how much did the calls cost this month", answers: [operation("sumCallRecords"), operation("sumCallRecords", "#parameter-month")] },
  { ask: "only calls that were recorded", answers: [operation("listCallRecords", "#parameter-recorded")] },
  { ask: "pasword too weak", answers: ["api/telephony/errors/password_too_weak.html"] },
  { ask: "GET /cdrs", answers: [operation("listCallRecords")] },
  { ask: "volume of an announcement", answers: ["api/telephony/resources/announcement.html#field-volume"] },
  { ask: "two numbers are the same", answers: ["api/telephony/errors/number_in_use.html"] },
  { ask: "state=NO ANSWER", answers: ["api/telephony/value-sets/call-states.html#value-NO.20.ANSWER", operation("listCallRecords", "#parameter-state")] },
  { ask: "what replaces listSimpleCallRecords", answers: [operation("listSimpleCallRecords"), operation("listCallRecords")] },
];
