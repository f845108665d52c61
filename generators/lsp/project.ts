import { existsSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { TextDocument } from "vscode-languageserver-textdocument";
import type { Emitter } from "../emit/emitter.ts";
import { isIgnored, isYaml, PROJECT, SPEC } from "../load/file-kinds.ts";
import { readSpec } from "../load/read.ts";
import type { Place } from "../model/place.ts";
import { Analyser, type Analysis } from "./analysis.ts";
import { treesOf, type Trees } from "./navigation.ts";

/** A range in the form that editors use: lines and UTF-16 code units, both from 0. */
export interface Range {
  readonly start: { readonly line: number; readonly character: number };
  readonly end: { readonly line: number; readonly character: number };
}

/** A folder with a spec: the files on disk, overlaid with the unsaved texts of the editor. */
export class SpecProject {
  readonly root: string;
  readonly analyser: Analyser;
  readonly #open = new Map<string, string>();
  readonly #documents = new Map<string, TextDocument>();
  #saved: ReadonlyMap<string, string>;
  #analysis: Analysis | undefined;

  constructor(root: string, emitters: readonly Emitter[]) {
    this.root = root;
    this.analyser = new Analyser(emitters);
    this.#saved = readSpec(root).sources;
  }

  /** Returns the file of a URI, or `undefined` if it is not part of this spec. */
  fileOf(uri: string): string | undefined {
    if (!uri.startsWith("file:")) return undefined;
    const file = relative(this.root, fileURLToPath(uri)).split(sep).join("/");
    return file.startsWith(`${SPEC}/`) && isYaml(file) && !isIgnored(file) ? file : undefined;
  }

  uriOf(file: string): string {
    return pathToFileURL(join(this.root, file)).href;
  }

  /** Sets the unsaved text of a file, or removes it if `text` is `undefined`. */
  edit(file: string, text: string | undefined): void {
    if (text === undefined) this.#open.delete(file);
    else this.#open.set(file, text);
    this.#analysis = undefined;
  }

  /** Reads the files on the disk again. */
  refresh(): void {
    this.#saved = readSpec(this.root).sources;
    this.#analysis = undefined;
  }

  /** The analysis of the current state. It is computed once for each state. */
  get analysis(): Analysis {
    this.#analysis ??= this.analyser.analyse(new Map([...this.#saved, ...this.#open].sort(byName)));
    return this.#analysis;
  }

  get trees(): Trees {
    return treesOf(this.analyser, this.analysis);
  }

  offsetAt(file: string, position: Range["start"]): number {
    return this.#document(file).offsetAt(position);
  }

  rangeOf({ file, start, end }: Place): Range {
    const document = this.#document(file);
    return { start: document.positionAt(start), end: document.positionAt(end) };
  }

  #document(file: string): TextDocument {
    const text = this.analysis.sources.get(file) ?? "";
    const known = this.#documents.get(file);
    if (known?.getText() === text) return known;
    const document = TextDocument.create(file, "yaml", 0, text);
    this.#documents.set(file, document);
    return document;
  }
}

function byName([one]: readonly [string, string], [other]: readonly [string, string]): number {
  return one < other ? -1 : 1;
}

/** Returns the project folder of a file: the nearest folder above it that contains a spec. */
export function rootOf(uri: string): string | undefined {
  if (!uri.startsWith("file:")) return undefined;
  const steps = fileURLToPath(uri).split(sep);
  for (let end = steps.lastIndexOf(SPEC); end > 0; end = steps.lastIndexOf(SPEC, end - 1)) {
    const root = steps.slice(0, end).join(sep) || sep;
    if (existsSync(join(root, PROJECT))) return root;
  }
  return undefined;
}
