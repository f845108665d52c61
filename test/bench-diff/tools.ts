import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { compile, diff, load, type Model } from "../../generators/index.ts";
import { modules } from "./install.ts";

/**
 * Reads two folders, each with a `spec/` and the OpenAPI documents generated from it in `openapi/`. The returned
 * function compares them.
 */
export type Tool = (before: string, after: string) => () => Said;

export interface Said {
  readonly changes: number;
  /** Undefined if the tool does not classify changes as breaking. */
  readonly breaking: number | undefined;
}

type Documents = Readonly<Record<string, unknown>>;

/** The tools. Each is loaded only when it is measured. */
export const tools: Readonly<Record<string, () => Promise<Tool>>> = {
  "kiln diff": async () => kiln,
  "api-smart-diff": apiSmartDiff,
  Optic: optic,
};

/**
 * Counts a change as breaking if it breaks clients that send requests or read responses. The other tools do not
 * distinguish audiences.
 */
function kiln(before: string, after: string): () => Said {
  const [old, now] = [modelOf(before), modelOf(after)];
  return () => {
    const changes = diff(old, now, "2026-06-30");
    return {
      changes: changes.length,
      breaking: changes.filter(({ verdicts }) => [verdicts.sends, verdicts.reads].includes("breaking")).length,
    };
  };
}

function modelOf(folder: string): Model {
  const { model, diagnostics } = compile(load(folder), []);
  if (model === undefined) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  return model;
}

interface ApiSmartDiff {
  apiCompare(before: unknown, after: unknown): { readonly diffs: readonly { readonly type: string }[] };
}

async function apiSmartDiff(): Promise<Tool> {
  const { apiCompare } = await imported<ApiSmartDiff>("api-smart-diff/dist/index.mjs");
  return onDocuments((before, after) => {
    const all = Object.keys(before).flatMap((name) => apiCompare(before[name], after[name]).diffs);
    return { changes: all.length, breaking: all.filter(({ type }) => type === "breaking").length };
  });
}

interface Optic {
  readonly default: { diff(before: unknown, after: unknown): readonly object[] };
}

/** Reports differences without classifying them. */
async function optic(): Promise<Tool> {
  const { default: utilities } = await imported<Optic>("@useoptic/openapi-utilities/build/index.js");
  return onDocuments((before, after) => {
    const all = Object.keys(before).flatMap((name) => utilities.diff(before[name], after[name]));
    return { changes: all.length, breaking: undefined };
  });
}

function onDocuments(compare: (before: Documents, after: Documents) => Said): Tool {
  return (before, after) => {
    const [old, now] = [documents(before), documents(after)];
    return () => compare(old, now);
  };
}

function documents(folder: string): Documents {
  const files = readdirSync(join(folder, "openapi")).sort();
  return Object.fromEntries(
    files.map((file) => [file, JSON.parse(readFileSync(join(folder, "openapi", file), "utf8")) as unknown]),
  );
}

async function imported<Module>(path: string): Promise<Module> {
  return (await import(pathToFileURL(join(modules, path)).href)) as Module;
}
