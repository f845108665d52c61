import { EVENT_ID, parseEvents, YAMLException } from "js-yaml";
import { diagnostic, hasErrors, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { buildTree } from "./build-tree.ts";
import { MOST_LEVELS, type YamlEvent } from "./builder.ts";
import { describeNode } from "./describe-node.ts";
import { syntaxErrors, type Stop } from "./syntax.ts";
import type { MapNode, Node } from "./tree.ts";
import { skipBlank } from "./whitespace.ts";

export interface Parsed {
  /** Undefined where there are errors. */
  readonly root: MapNode | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads one YAML file: one document that is a mapping. Whatever the text, it ends with a tree or with errors. */
export function parse(file: string, text: string): Parsed {
  const events = readEvents(file, text);
  if ("position" in events) return { root: undefined, diagnostics: stopErrors(file, text, events) };
  const fault = directive(file, text) ?? emptyFile(file, events);
  if (fault !== undefined) return { root: undefined, diagnostics: [fault] };
  const { root, end, rest, diagnostics } = buildTree(file, text, events);
  if (rest) diagnostics.push(secondDocument(file, text, end));
  if (root.kind !== "map") diagnostics.push(wrongRootNode(root));
  return { root: root.kind === "map" && !hasErrors(diagnostics) ? root : undefined, diagnostics };
}

function readEvents(file: string, text: string): readonly YamlEvent[] | Stop {
  try {
    return parseEvents(text, { filename: file, maxDepth: MOST_LEVELS });
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return { position: error.mark?.position ?? 0, reason: error.reason };
  }
}

function stopErrors(file: string, text: string, stop: Stop): readonly Diagnostic[] {
  if (!stop.reason.startsWith("nesting exceeded")) return syntaxErrors(file, text, stop);
  const place = { file, start: stop.position, end: Math.min(stop.position + 1, text.length) };
  return [diagnostic("nested-too-deep", place, { limit: MOST_LEVELS })];
}

function directive(file: string, text: string): Diagnostic | undefined {
  const start = skipBlank(text, 0);
  if (text[start] !== "%") return undefined;
  return diagnostic(
    "unsupported-yaml",
    { file, start, end: start + 1 },
    { feature: "directives (lines that start with “%”)" },
  );
}

function emptyFile(file: string, events: readonly YamlEvent[]): Diagnostic | undefined {
  const root = events[1];
  const hasContent = root !== undefined && (root.type !== EVENT_ID.SCALAR || root.valueStart >= 0);
  return hasContent ? undefined : wrongRoot(file, "empty", "a mapping; one without entries is {}");
}

function wrongRootNode(root: Node): Diagnostic {
  return { ...wrongRoot(root.place.file, describeNode(root)), place: root.place };
}

function wrongRoot(file: string, actual: string, remedy = "a mapping"): Diagnostic {
  return diagnostic(
    "wrong-type",
    { file, start: 0, end: 0 },
    { where: "The file", expected: "a mapping", actual, remedy },
  );
}

function secondDocument(file: string, text: string, end: number): Diagnostic {
  const start = skipBlank(text, end);
  const place = { file, start, end: Math.min(start + 3, text.length) };
  return diagnostic("unsupported-yaml", place, { feature: "more than one document in a file" });
}
