import { isMembers, type ResponseRow, type Tree } from "./response-row.ts";
import type { Row } from "./row.ts";

/** The rows of a file, all of the same kind. */
export type Rows =
  | { readonly kind: "verdicts"; readonly rows: readonly Row[] }
  | { readonly kind: "answers"; readonly rows: readonly ResponseRow[] }
  | { readonly kind: "unusable"; readonly reason: string };

/**
 * Parses lines of JSON. The first line determines the kind of the rows. Rejects the whole file if a line is of another
 * kind.
 */
export function rowsOf(text: string): Rows {
  const lines = text
    .split(/\r?\n/)
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.trim() !== "");
  const [first] = lines;
  if (first === undefined) return { kind: "unusable", reason: "It has no rows." };
  const kind = formOf(parsed(first.line)) ?? "verdicts";
  const rows: object[] = [];
  for (const { line, number } of lines) {
    const row = parsed(line);
    if (row === undefined) return { kind: "unusable", reason: `Line ${number} is not JSON.` };
    if (formOf(row) !== kind) return { kind: "unusable", reason: `Line ${number} ${differenceOf(row, kind)}` };
    rows.push(row as object);
  }
  return { kind, rows } as Rows;
}

function parsed(line: string): Tree | undefined {
  try {
    return JSON.parse(line) as Tree;
  } catch {
    return undefined;
  }
}

type Check = (value: Tree | undefined) => boolean;

const isText: Check = (value) => typeof value === "string";
const isCodes: Check = (value) => Array.isArray(value) && value.every(isText);

const forms: Readonly<Record<"verdicts" | "answers", Readonly<Record<string, Check>>>> = {
  verdicts: {
    query: isText,
    outcome: (value) => ["ok", "warning", "error"].includes(value as string),
    errors: isCodes,
    warnings: isCodes,
  },
  answers: { query: isText, body: (value) => value !== undefined },
};

function formOf(row: Tree | undefined): "verdicts" | "answers" | undefined {
  if (row === undefined || !isMembers(row)) return undefined;
  return (["verdicts", "answers"] as const).find((kind) =>
    Object.entries(forms[kind]).every(([name, check]) => check(row[name])),
  );
}

function differenceOf(row: Tree, kind: "verdicts" | "answers"): string {
  if (!isMembers(row)) return "is not a JSON object.";
  const wrong = Object.entries(forms[kind])
    .filter(([name, check]) => !check(row[name]))
    .map(([name]) => `\`${name}\``);
  if (wrong.length === 0) return "has another form than the lines before it.";
  const has =
    "url" in row && "status" in row
      ? " It is a whole HTTP exchange, with `url` and `status`: these are not replayed."
      : "";
  return `has no usable ${wrong.join(", ")}.${has}`;
}
