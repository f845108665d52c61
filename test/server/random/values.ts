import { payloads } from "../../support/payloads.ts";
import type { Random } from "../../support/random.ts";
import type { Document, Schema } from "./document.ts";

/** SQL injection strings, and strings that are hard to store. */
const sql = [
  "' OR '1'='1",
  "'; DROP TABLE pa_paginggroups; --",
  "1 OR 1=1",
  '" OR ""="',
  "') OR ('1'='1",
  "1; DELETE FROM api_keys",
  "' UNION SELECT key_hash FROM api_keys --",
  "%",
  "_",
  "\\",
  "\\'",
  "1/**/OR/**/1",
  "0x31",
  "1e1",
  "x' AND 1=(SELECT count(*) FROM sqlite_schema) --",
  "?",
  "?1",
  ":id",
  "$1",
  "NULL",
  "A' --",
  "A\0",
  "A ",
  "a",
];
const hard = [
  "",
  " ",
  "\0",
  "\u{1f525}",
  "\ud800",
  "\u202e",
  "e\u0301",
  "\uffff",
  "../../etc/passwd",
  "..%2f..",
  "<script>alert(1)</script>",
  "${7*7}",
  "{{7*7}}",
  "\r\nX-Injected: 1",
  "__proto__",
  "constructor",
  "toString",
  "-1",
  "0",
  "1.5",
  "1e309",
  "NaN",
  "9223372036854775808",
  "99999999999999999999",
  "00",
  "true",
  "null",
  "[]",
  "{}",
  "\u001f\u001f",
  "||||",
  "a".repeat(5000),
];

export const nastyTexts: readonly string[] = [...sql, ...hard, ...payloads.map(({ text }) => text)];

export function nasty(chance: Random): unknown {
  const text = chance.pick(nastyTexts);
  return chance.pick([
    text,
    text,
    text,
    text,
    chance.pick([
      null,
      true,
      0,
      -1,
      1.5,
      2 ** 53,
      1e308,
      [],
      {},
      [text],
      { [text]: text },
      [[[[text]]]],
      [text, text],
      Array.from({ length: 200 }, () => text.slice(0, 20)),
    ]),
  ]);
}

/** Strings that match patterns of the documents, and words with a special meaning. */
const texts = [
  "EXT-100",
  "VOICEMAIL-7",
  "PAGING-1",
  "2027-01-01T00:00:00Z",
  "2027-01-01 00:00:00",
  "20270101000000",
  "ONCE",
  "now",
  "Main Page",
  "File:A.png",
  "1",
  "12",
  "max",
  "*",
  "main",
  "a|b",
  "1|2",
  "0|Main_Page|12",
  "10.0.0.1",
  "text/css",
  "api.operator",
];

/** Returns a value that the schema accepts, as far as that is possible without a search. */
export function valueOf(document: Document, schema: Schema, chance: Random, share = 0.3): unknown {
  const {
    anyOf,
    oneOf,
    allOf,
    enum: listed,
    type,
    pattern,
    properties,
    required = [],
    items,
    minimum = 0,
    maximum = 1000,
  } = document.resolve(schema);
  if (listed !== undefined) return chance.pick(listed);
  if (anyOf !== undefined || oneOf !== undefined) return valueOf(document, chance.pick(anyOf ?? oneOf), chance, share);
  // The parts repeat the same fields, so each part includes a field less often. Together they match the usual share.
  if (allOf !== undefined)
    return Object.assign({}, ...allOf.map((part: Schema) => valueOf(document, part, chance, share / allOf.length)));
  if (properties !== undefined) {
    const names = Object.keys(properties).filter((name) => required.includes(name) || chance.chance(share));
    return Object.fromEntries(names.map((name) => [name, valueOf(document, properties[name], chance)]));
  }
  if (type === "array") return Array.from({ length: chance.below(4) }, () => valueOf(document, items ?? {}, chance));
  if (type === "integer" || type === "number")
    return minimum + chance.below(Math.min(maximum, minimum + 1000) - minimum + 1);
  if (type === "boolean") return chance.chance(0.5);
  const fitting = pattern === undefined ? texts : texts.filter((text) => new RegExp(pattern, "u").test(text));
  return chance.pick(fitting.length > 0 ? fitting : texts);
}
