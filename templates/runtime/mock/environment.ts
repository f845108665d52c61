import type { Environment } from "../server/resource/environment.js";

/** What a mock has in place of Node's hashes and nets: fit for tests, and for nothing that must be secret. */
export const mockEnvironment: Environment = {
  etagOf: (text) => `"${digest(text)}"`,
  digest,
  isAllowed: (allowed, address) => allowed.length === 0 || allowed.includes(address),
  positionOf,
};

/** Two sums of 32 bits. */
function digest(data: string | Uint8Array): string {
  const codeAt = typeof data === "string" ? (index: number) => data.charCodeAt(index) : (index: number) => data[index]!;
  let [first, second] = [0x811c9dc5, 0x9747b28c];
  for (let index = 0; index < data.length; index++) {
    first = Math.imul(first ^ codeAt(index), 0x01000193) >>> 0;
    second = Math.imul(second ^ codeAt(index), 0x85ebca6b) >>> 0;
    second = ((second << 13) | (second >>> 19)) >>> 0;
  }
  return [first, second].map((one) => one.toString(16).padStart(8, "0")).join("");
}

function positionOf(bytes: Uint8Array, text: string, from: number): number {
  const codes = [...text].map((character) => character.charCodeAt(0));
  for (let at = bytes.indexOf(codes[0] ?? 0, from); at >= 0; at = bytes.indexOf(codes[0] ?? 0, at + 1)) {
    if (codes.every((code, index) => bytes[at + index] === code)) return at;
  }
  return -1;
}
