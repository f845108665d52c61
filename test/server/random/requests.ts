import type { Random } from "../../support/random.ts";
import type { Sent } from "../send.ts";
import type { Document, Operation } from "./document.ts";
import { nasty, nastyTexts, valueOf } from "./values.ts";

export interface Request extends Sent {
  /** Undefined if the document does not describe the path and method. */
  readonly operation: Operation | undefined;
}

/** Ids from 0 up to this number probably exist. */
const ids = 20;

/** Fractions of a request's content that deviate from the document. */
const wildness = [0, 0.02, 0.3, 0.8];

export type Fields = readonly (readonly [name: string, value: unknown])[];

const otherMethods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "LOCK", "QUERY"];
const types = [
  "application/json",
  "application/json; charset=utf-8",
  "application/json; charset=latin1",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "",
  "a",
  "application/json, text/html",
  "*/*",
];
const accepts = [
  "*/*",
  "application/json",
  "application/problem+json",
  "text/html",
  "application/problem+json;q=0",
  ";;,",
  "a".repeat(3000),
];
const wildPaths = [
  "/..",
  "/../",
  "/%2e%2e/",
  "/%2e%2e%2fapi.php",
  "//",
  "///",
  "/.",
  "/%00",
  "/%c0%af",
  "/%zz",
  "/%",
  "/%ff%fe",
  "/a%2fb",
  "/;a=b",
  "/\\",
  "/%5c..",
  "/*",
  "/1/2",
  "/%252e",
  `/${"a".repeat(999)}`,
  `/${"a".repeat(1001)}`,
  `/${"b/".repeat(200)}`,
  "/?",
  "/%3f",
  "/%23",
];

/** The parts of a request that its operation does not define. */
export interface Surroundings {
  readonly base: string;
  readonly path: string;
  /** False if the document does not describe the path. */
  readonly isDescribed?: boolean;
  readonly query: Fields;
  readonly headers: Readonly<Record<string, string>>;
}

export function requestMaker(
  document: Document,
  chance: Random,
  surroundings: (operation: Operation, wild: number) => Surroundings,
): () => Request {
  return (): Request => {
    const operation = chance.pick(document.operations);
    const wild = chance.pick(wildness);
    const { base, path, isDescribed = true, query, headers } = surroundings(operation, wild);
    const turned = (value: unknown): unknown => (chance.chance(wild) ? nasty(chance) : value);
    const given = (where: string): Fields =>
      operation.parameters
        .filter((one) => one.in === where && (one.required || chance.chance(0.15)))
        .map(({ name, schema }) => [name, turned(valueOf(document, schema, chance))]);
    const [[, text] = []] = given("path");
    const id = chance.chance(0.7) ? String(chance.below(ids)) : textOf(text).slice(0, 900);
    const at = path.replace(/\{[^{}]+\}/, encodeURIComponent(id.toWellFormed()));
    // An empty id results in a different path.
    const isElsewhere = chance.chance(wild / 4) || id === "";
    const own = new Set(query.map(([name]) => name));
    const fields = [...given("query").filter(([name]) => !own.has(name)), ...query].map(
      ([name, value]) =>
        (chance.chance(wild / 10) ? [chance.pick(nastyTexts), value] : [name, value]) as Fields[number],
    );
    const search = fields
      .map(([name, value]) => `${escaped(name, chance, wild)}=${escaped(textOf(value), chance, wild)}`)
      .join("&");
    const method = chance.chance(wild / 5) ? chance.pick(otherMethods) : operation.method;
    const body = method === "GET" || method === "HEAD" ? undefined : bodyOf(document, operation, chance, wild);
    return {
      method,
      target: `${base}${at}${isElsewhere ? chance.pick(wildPaths) : ""}${search === "" ? "" : `?${search}`}`,
      headers: {
        ...headers,
        ...(body !== undefined && {
          "content-type": chance.chance(wild / 3) ? chance.pick(types) : "application/json",
        }),
        ...(chance.chance(wild) && { accept: chance.pick(accepts) }),
        ...(chance.chance(wild) && condition(chance)),
      },
      body,
      operation: !isDescribed || isElsewhere || method !== operation.method ? undefined : operation,
    };
  };
}

function condition(chance: Random): Record<string, string> {
  const name = chance.pick([
    "if-match",
    "if-none-match",
    "idempotency-key",
    "x-http-method-override",
    "x-forwarded-for",
    "range",
    "cookie",
  ]);
  return {
    [name]: chance.pick([
      "*",
      '"a"',
      'W/"a"',
      "DELETE",
      "127.0.0.1",
      "key-1",
      "key-2",
      "\u00e9",
      "a".repeat(4000),
      "' OR 1=1 --",
    ]),
  };
}

function bodyOf(document: Document, { body }: Operation, chance: Random, wild: number): Uint8Array | undefined {
  if (body === undefined) return chance.chance(wild / 3) ? Buffer.from('{"name":"a"}') : undefined;
  const value = mutated(valueOf(document, body, chance), chance, wild);
  const bytes = Buffer.from(JSON.stringify(value) ?? "");
  return chance.chance(wild / 4) ? broken(bytes, chance) : bytes;
}

/** Returns the value with random mutations in fields at any depth. */
function mutated(value: unknown, chance: Random, wild: number): unknown {
  if (chance.chance(wild / 4)) return nasty(chance);
  if (Array.isArray(value)) return value.map((one) => mutated(one, chance, wild));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value)
    .filter(() => !chance.chance(wild / 5))
    .map(([name, one]) => [name, mutated(one, chance, wild)]);
  return Object.fromEntries(chance.chance(wild / 3) ? [...entries, [chance.pick(nastyTexts), nasty(chance)]] : entries);
}

function broken(bytes: Buffer, chance: Random): Buffer {
  const cut = bytes.subarray(0, chance.below(bytes.length + 1));
  return chance.pick([
    cut,
    Buffer.concat([cut, Buffer.from([0xff, 0xfe, 0xc0, 0x80])]),
    Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]),
    Buffer.concat([bytes, bytes]),
    Buffer.from('{"name":"a","name":"b"}'),
    Buffer.from('{"name":"\\ud800"}'),
    Buffer.from("[".repeat(30_000)),
    Buffer.from(`{"name":"${"a".repeat(70_000)}"}`),
    Buffer.from('{"__proto__":{"name":"a"},"constructor":{"prototype":{}}}'),
    Buffer.from("1e999"),
    Buffer.alloc(100),
  ]);
}

/** Formats a value for a query string. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join("|");
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
}

/** Escapes a string for a URL, or leaves as much unescaped as a request line allows. */
function escaped(text: string, chance: Random, wild: number): string {
  const whole = encodeURIComponent(text.toWellFormed());
  return chance.chance(wild / 3)
    ? whole.replace(/%(?:2F|3D|26|25|2B|5B|5D|27)/g, (part) => decodeURIComponent(part))
    : whole;
}
