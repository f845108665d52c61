import { visibleLines } from "../diagnostics/visible.ts";
import type { Lesson } from "../learn/learn.ts";
import type { Edit } from "../write/rewrite.ts";
import type { Options } from "./options.ts";
import { count, line } from "./summary.ts";
import type { Terminal } from "./terminal.ts";

export interface Learned {
  readonly lesson: Lesson;
  /** How many were read. */
  readonly answers: number;
  readonly changes: readonly Edit[];
}

/** Says what was learned. `findings` are the rendered diagnostics. */
export async function reportLesson(
  learned: Learned,
  written: boolean,
  findings: string,
  options: Options,
  terminal: Terminal,
): Promise<void> {
  const { format, diff } = options;
  const diffs =
    diff && (format === "text" || format === "json") ? await diffsOf(learned.changes) : new Map<string, string>();
  if (format === "text") {
    terminal.error(findings);
    terminal.out(
      [...[...diffs.values()].map((text) => `${visibleLines(text)}\n\n`), ...summary(learned, written, terminal)].join(
        "",
      ),
    );
  } else terminal.out(format === "json" ? asJson(learned, written, findings, diffs) : findings);
}

async function diffsOf(changes: readonly Edit[]): Promise<ReadonlyMap<string, string>> {
  const { unifiedDiff } = await import("../write/unified-diff.ts");
  const diffs = new Map<string, string>();
  for (const { path, before, after } of changes) {
    const lines = await unifiedDiff(path, before, after, { before: "as it is", after: "as proposed" });
    diffs.set(path, lines?.join("\n").trimEnd() ?? `${path}: too many lines differ to show`);
  }
  return diffs;
}

function summary({ lesson, answers, changes }: Learned, written: boolean, { elapsed }: Terminal): readonly string[] {
  const { noModule, otherForm } = lesson.passedOver;
  const reasons = [
    ...(noModule > 0 ? [`${noModule} without a module of the spec`] : []),
    ...(otherForm > 0 ? [`${otherForm} in an older format`] : []),
  ];
  const passedOver = reasons.length === 0 ? "" : `; skipped: ${reasons.join(", ")}`;
  const proposed =
    changes.length === 0
      ? "nothing to propose"
      : `${members(lesson)} ${written ? "written" : "proposed"} in ${count(changes.length, "file")}`;
  const contradicted =
    lesson.contradictions.length === 0 ? "" : `, ${count(lesson.contradictions.length, "contradiction")}`;
  return [
    line("read", `${count(answers, "response")}${passedOver}`),
    line("learn", proposed + contradicted),
    line("time", `${(elapsed() / 1000).toFixed(2)} s`),
  ];
}

function members({ additions }: Lesson): string {
  const results = additions.filter(({ target }) => target.path.length === 1 && target.path[0] === "result");
  const others = additions
    .filter((addition) => !results.includes(addition))
    .flatMap((addition) => Object.keys(addition.members));
  return [
    ...(results.length > 0 ? [count(results.length, "result")] : []),
    ...(others.length > 0 ? [count(others.length, "member")] : []),
  ].join(" and ");
}

/** The findings' JSON document, with what was learned. */
function asJson(
  { lesson, answers, changes }: Learned,
  written: boolean,
  findings: string,
  diffs: ReadonlyMap<string, string>,
): string {
  const result = {
    ...(JSON.parse(findings) as object),
    answers,
    passedOver: lesson.passedOver,
    additions: lesson.additions.map(({ target, members: added }) => ({
      file: target.file,
      path: target.path,
      members: added,
    })),
    contradictions: lesson.contradictions.map(({ place, slots }) => ({ file: place?.file ?? null, ...slots })),
    changes: changes.map(({ path }) => ({ path, diff: diffs.get(path) ?? null })),
    written,
  };
  return `${JSON.stringify(result, undefined, 2)}\n`;
}
