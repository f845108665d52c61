import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { emitters } from "../../generators/index.ts";
import { readSpec } from "../../generators/load/read.ts";
import { Session } from "../../generators/session.ts";
import { rootFolder } from "../support/emit.ts";

/** A mistake in a spec file and the first diagnostic that it causes: see the comment in slips.yaml. */
interface Slip {
  readonly slip: string;
  readonly file: string;
  /** The file whose text the file has before the change, if not its own. */
  readonly copyOf?: string;
  readonly from: string;
  readonly to: string;
  readonly code: string;
  readonly help: string;
  readonly at?: string;
  readonly fair?: boolean;
}

const slips = parse(readFileSync(join(import.meta.dirname, "slips.yaml"), "utf8")) as readonly Slip[];
const { sources } = readSpec(rootFolder);
const session = new Session();

function diagnosticsOf(file: string, text: string) {
  return session.compile(session.load(new Map(sources).set(file, text)), emitters).diagnostics;
}

function changed({ file, copyOf = file, from, to }: Pick<Slip, "file" | "copyOf" | "from" | "to">): string {
  const before = sources.get(copyOf)!;
  if (!before.includes(from)) throw new Error(`${copyOf} does not contain ${from}`);
  return from === "" ? to : before.replace(from, () => to);
}

describe("reports", () => {
  test.each(slips)("$slip", (slip) => {
    const marked = changed(slip);
    const text = marked.replace(/[«»]/g, "");
    const [first] = diagnosticsOf(slip.file, text);
    expect(first).toMatchObject({ code: slip.code, place: { file: slip.file } });
    expect(`${first!.message} ${first!.help}`).toContain(slip.help);
    const { start, end } = first!.place!;
    if (slip.at === undefined)
      expect(`${text.slice(0, start)}«${text.slice(start, end)}»${text.slice(end)}`).toBe(marked);
    else expect(text.slice(start).startsWith(slip.at)).toBe(true);
  });
});

test("points at the line at fault and states the remedy in 94 of 100 cases", () => {
  expect(slips.filter(({ fair }) => fair).length / slips.length).toBeLessThan(0.06);
});

describe("accepts", () => {
  const file = "spec/query/modules/allpages.yaml";
  const text = sources.get(file)!;
  test.each([
    ["line breaks of Windows", text.replaceAll("\n", "\r\n")],
    ["spaces at the end of a line", text.replace("prefix: ap\n", "prefix: ap  \n")],
    ["a tab on an empty line", text.replace("parameters:\n", "parameters:\n\t\n")],
    ["keys in another order", text.replace("group: list\nprefix: ap\n", "prefix: ap\ngroup: list\n")],
    ["no line break at the end", text.trimEnd()],
  ])("%s", (_, edited) => {
    expect(edited).not.toBe(text);
    expect(diagnosticsOf(file, edited)).toEqual([]);
  });
});
