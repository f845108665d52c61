import type { Reference } from "../bind/binding.ts";
import { fileRoleOf } from "../load/file-kinds.ts";
import { schemaOfFile } from "../load/load.ts";
import { parse } from "../load/parse.ts";
import type { MapNode } from "../load/tree.ts";
import { bindComplete, type Analysis } from "./analysis.ts";
import { type Choice, PROBE, keysFor, parentOf, pathAt, schemasAt, valuesFor } from "./tree-path.ts";
import { repaired } from "./actions.ts";

/** A replacement for the word at the cursor. */
export interface Proposal {
  readonly kind: "key" | "value" | "name";
  readonly label: string;
  /** The string to insert. A key is followed by a colon. */
  readonly text: string;
  /** The kind of definition that a name refers to. */
  readonly detail: string | undefined;
  readonly description: string | undefined;
}

export interface Completion {
  /** Start of the part of the file that a proposal replaces. */
  readonly start: number;
  readonly end: number;
  readonly proposals: readonly Proposal[];
}

/**
 * Proposes keys, values and names for an offset of a file. Replaces the word at the offset by a placeholder, as a value
 * and as a key. The schema of the file and the binder then show what they expect there.
 */
export function complete(analysis: Analysis, file: string, offset: number): Completion {
  const text = analysis.sources.get(file) ?? "";
  const word = wordAt(text, offset);
  const replaced = (probe: string): string => text.slice(0, word.start) + probe + text.slice(word.end);
  const asValue = placed(file, replaced(PROBE), word.start);
  const asKey = asValue?.isKey ? asValue : placed(file, replaced(`${PROBE}:`), word.start);
  const hasColon = /^[ \t]*:/.test(text.slice(word.end));
  const keys = asKey?.isKey ? keyProposals(asKey, hasColon) : [];
  const values = asValue !== undefined && !asValue.isKey ? valuesFor(asValue.schemas).map(valueProposal) : [];
  const reference = [asValue, asKey].map((one) => one && referenceIn(analysis, file, one.root)).find(Boolean);
  const names = reference === undefined ? [] : nameProposals(analysis, reference, asKey?.isKey === true && !hasColon);
  // The name of a section follows that of its source.
  const start = reference === undefined || reference.name === PROBE ? word.start : reference.place.start;
  return { start, end: word.end, proposals: [...values, ...names, ...keys] };
}

interface Placed {
  readonly root: MapNode;
  readonly isKey: boolean;
  readonly schemas: ReturnType<typeof schemasAt>;
  /** The mapping that has the placeholder as a key. */
  readonly map: MapNode | undefined;
}

/**
 * Finds the placeholder in the text. Returns `undefined` if the text is not valid YAML, or if the placeholder is part
 * of a longer string.
 */
function placed(file: string, text: string, offset: number): Placed | undefined {
  const { root } = parse(file, text);
  const schema = root && schemaOfFile(file, root);
  if (root === undefined || schema === undefined) return undefined;
  const path = pathAt(root, offset + 1);
  if (!path.isKey) return { root, isKey: false, schemas: schemasAt(schema, path), map: undefined };
  const parent = parentOf(path);
  const map = parent.nodes.at(-1)!;
  if (map.kind !== "map") return undefined;
  return { root, isKey: true, schemas: schemasAt(schema, parent), map };
}

function keyProposals({ schemas, map }: Placed, hasColon: boolean): readonly Proposal[] {
  return keysFor(schemas, map!).map(({ text, description }) => ({
    kind: "key",
    label: text,
    text: hasColon ? text : `${text}: `,
    detail: undefined,
    description,
  }));
}

function valueProposal({ text, description }: Choice): Proposal {
  return { kind: "value", label: text, text, detail: undefined, description };
}

/** Binds the spec with the tree that contains the placeholder, and returns the resulting reference. */
function referenceIn({ documents }: Analysis, file: string, root: MapNode): Reference | undefined {
  const role = fileRoleOf(file);
  if (role === undefined) return undefined;
  const { kind, service, name } = role;
  const others = documents.filter((one) => one.file !== file);
  const references: Reference[] = [];
  try {
    bindComplete([...others, { file, kind, service, name, root: repaired(file, root) }], references);
  } catch {
    // The file does not match its schema, so the binder stopped, perhaps after the placeholder.
  }
  return references.find(({ name: word, place }) => place.file === file && word.includes(PROBE));
}

function nameProposals(analysis: Analysis, reference: Reference, isKey: boolean): readonly Proposal[] {
  const describe = describerOf(analysis, reference.kind);
  return [...new Set(reference.names())]
    .filter((name) => !name.includes(PROBE))
    .map((name) => ({
      kind: "name",
      label: name,
      text: isKey ? `${name}: ` : name,
      detail: reference.kind,
      description: describe(name),
    }));
}

function describerOf({ documents }: Analysis, kind: string): (name: string) => string | undefined {
  if (kind !== "decision") return () => undefined;
  const decisions = documents.find((one) => one.kind === "decisions")?.root.entries ?? [];
  return (id) => {
    const decision = decisions.find(({ key }) => key === id)?.value;
    const question =
      decision?.kind === "map" ? decision.entries.find(({ key }) => key === "question")?.value : undefined;
    return question?.kind === "scalar" ? String(question.value) : undefined;
  };
}

const WORD = /[\w$.+*@/-]/;

function wordAt(text: string, offset: number): { readonly start: number; readonly end: number } {
  let [start, end] = [offset, offset];
  while (start > 0 && WORD.test(text[start - 1]!)) start--;
  while (end < text.length && WORD.test(text[end]!)) end++;
  // The dash of a list item is not part of a word.
  if (/^-(?:\s|$)/.test(text.slice(start, end + 1)) || text.slice(start, end) === "-") start = Math.min(start + 1, end);
  return { start, end };
}
