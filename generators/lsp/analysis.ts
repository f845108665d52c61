import { bind, type BindResult } from "../bind/bind.ts";
import type { BoundParts, Reference } from "../bind/binding.ts";
import { Session } from "../session.ts";
import { hasErrors, type Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Emitter } from "../emit/emitter.ts";
import type { MapNode, SpecDocument } from "../load/tree.ts";
import { parse } from "../load/parse.ts";
import type { Model } from "../model/model.ts";

/** The texts of the spec files, by path. */
export type Sources = ReadonlyMap<string, string>;

/** Everything that the editor features know about one state of the spec. */
export interface Analysis {
  readonly sources: Sources;
  /** The model, or `undefined` if a file has errors of its own or a name is not found. */
  readonly model: Model | undefined;
  /** The same diagnostics as `kiln check` reports. */
  readonly diagnostics: readonly Diagnostic[];
  /** The files without errors of their own. */
  readonly documents: readonly SpecDocument[];
  /** The resolved names of all files without errors of their own, one for each place. */
  readonly references: readonly Reference[];
}

/** Analyses successive states of a spec. Unchanged files are not parsed and validated again. */
export class Analyser {
  readonly #emitters: readonly Emitter[];
  readonly #session = new Session();
  readonly #trees = new Map<string, { readonly text: string; readonly root: MapNode | undefined }>();

  constructor(emitters: readonly Emitter[]) {
    this.#emitters = emitters;
  }

  analyse(sources: Sources): Analysis {
    const loaded = this.#session.load(sources);
    const { documents } = loaded;
    // Names are resolved even if the compiler stops before it binds the documents.
    const bound = bindComplete(documents, [], this.#session.parts);
    const model = hasErrors(loaded.diagnostics) ? undefined : bound?.model;
    const { diagnostics } = this.#session.compile(loaded, this.#emitters, bound);
    return { sources, documents, references: distinct(bound?.references ?? []), model, diagnostics };
  }

  /**
   * Returns the tree of a file, even if the file does not match its schema. Returns `undefined` if its syntax has
   * errors.
   */
  treeOf(file: string, text: string): MapNode | undefined {
    const known = this.#trees.get(file);
    if (known?.text === text) return known.root;
    const { root } = parse(file, text);
    this.#trees.set(file, { text, root });
    return root;
  }
}

/**
 * Binds documents if the required ones exist. Fills `references` even if a node does not match its schema and the
 * binder stops with an exception.
 */
export function bindComplete(
  documents: readonly SpecDocument[],
  references: Reference[] = [],
  parts?: BoundParts,
): BindResult | undefined {
  const kinds = new Set(documents.map(({ kind }) => kind));
  if (!kinds.has("project") || !kinds.has("decisions")) return undefined;
  const services = new Set(documents.flatMap(({ kind, service }) => (kind === "service" ? [service] : [])));
  return bind(
    documents.filter(({ service }) => service === undefined || services.has(service)),
    references,
    parts,
  );
}

function distinct(references: readonly Reference[]): readonly Reference[] {
  return [...new Map(references.map((one) => [`${one.place.file}:${one.place.start}:${one.kind}`, one])).values()];
}
