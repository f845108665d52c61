/**
 * A string that matches a pattern of literals, classes, groups and repetitions, and `fits` where several do; the first
 * branch of an alternation. Empty for a pattern of another kind, such as one with a lookahead.
 */
export function textLike(pattern: string, fits: (text: string) => boolean): string {
  for (let more = 0; more < 40; more++) {
    const reader = { rest: pattern.replace(/^\^|\$$/g, ""), more };
    const text = alternation(reader);
    if (reader.rest === "" && new RegExp(pattern, "u").test(text) && fits(text)) return text;
  }
  return "";
}

/** The rest of a pattern, and how much longer than its minimum an open repetition is. */
interface Reader {
  rest: string;
  readonly more: number;
}

function alternation(reader: Reader): string {
  const first = sequence(reader);
  while (taken(reader, /^\|/) !== undefined) sequence(reader);
  return first;
}

function sequence(reader: Reader): string {
  let text = "";
  while (reader.rest !== "" && !/^[|)]/.test(reader.rest)) {
    const part = atom(reader);
    text += part.repeat(repetition(reader));
  }
  return text;
}

function atom(reader: Reader): string {
  if (taken(reader, /^\((?:\?:)?/) !== undefined) {
    const inner = alternation(reader);
    taken(reader, /^\)/);
    return inner;
  }
  const set = taken(reader, /^(?:\[(?:\\.|[^\]\\])*\]|\\[dws]|\.)/);
  if (set === undefined) return (taken(reader, /^\\?[^]/) ?? "").slice(-1);
  const member = new RegExp(set, "u");
  return [..."a1A0-_ .:/+@#!~"].find((character) => member.test(character)) ?? "";
}

function repetition(reader: Reader): number {
  const [, minimum, maximum] = /^\{(\d+)(?:,(\d*))?\}/.exec(taken(reader, /^\{\d+(?:,\d*)?\}/) ?? "") ?? [];
  const sign = minimum === undefined ? taken(reader, /^[*+?]/) : undefined;
  const least = minimum === undefined ? (sign === "*" || sign === "?" ? 0 : 1) : Number(minimum);
  const most = sign === "*" || sign === "+" || maximum === "" ? Infinity : sign === "?" ? 1 : Number(maximum ?? least);
  return Math.min(Math.max(least, 1) + reader.more, most);
}

function taken(reader: Reader, what: RegExp): string | undefined {
  const text = what.exec(reader.rest)?.[0];
  if (text !== undefined) reader.rest = reader.rest.slice(text.length);
  return text;
}
