import { bind, type BindResult } from "./bind/bind.ts";
import type { BoundParts } from "./bind/binding.ts";
import { checkModel, compile, type Compilation, type FolderCompilation } from "./compile.ts";
import type { Emitter, OutFile } from "./emit/emitter.ts";
import { checkFile, loadRead, loadSources, type CheckedFile, type FileCheck, type LoadResult } from "./load/load.ts";
import { readSpec } from "./load/read.ts";
import { Trie, remembered, track } from "./model/memo.ts";
import type { Model } from "./model/model.ts";
import { ModelNodes } from "./model/nodes.ts";

/**
 * Compiles successive states of one spec, with the results of `compile`. It owns everything that is remembered between
 * them: see “Incremental compilation” in the README.
 */
export class Session {
  readonly #loaded = new Map<string, { readonly text: string; readonly checked: CheckedFile }>();
  readonly parts: BoundParts = new Trie();
  readonly #placed = new ModelNodes({ ignoresOffsets: false });
  /** The nodes whose places may have outdated offsets. */
  readonly #moved = new ModelNodes({ ignoresOffsets: true });

  /** Compiles the spec of a folder, whose files may have been read already. */
  compileFolder(root: string, emitters: readonly Emitter[], read = readSpec(root)): FolderCompilation {
    const loaded = loadRead(read, this.#checkFile);
    this.#forgetFiles(loaded.sources);
    return { ...this.compile(loaded, emitters), sources: loaded.sources };
  }

  /** Loads a spec from memory. */
  load(sources: ReadonlyMap<string, string>): LoadResult {
    this.#forgetFiles(sources);
    return loadSources(sources, [], this.#checkFile);
  }

  #forgetFiles(present: ReadonlyMap<string, string>): void {
    for (const file of this.#loaded.keys()) if (!present.has(file)) this.#loaded.delete(file);
  }

  compile(
    loaded: Pick<LoadResult, "documents" | "diagnostics">,
    emitters: readonly Emitter[],
    bound?: BindResult,
  ): Compilation {
    return compile(loaded, emitters, {
      bind: (documents) => bound ?? bind(documents, [], this.parts),
      check: (model) => track(() => checkModel(this.#placed.update(model), emitters, this.#moved.update(model))),
      emit: (model, emitter) => track(() => this.#files(emitter)(this.#moved.update(model))),
    });
  }

  readonly #checkFile: FileCheck = (classified, text) => {
    const known = this.#loaded.get(classified.file);
    if (known?.text === text) return known.checked;
    const checked = checkFile(classified, text);
    this.#loaded.set(classified.file, { text, checked });
    return checked;
  };

  readonly #files = remembered((emitter: Emitter) =>
    remembered((model: Model): readonly OutFile[] => [...emitter.emit(model)]),
  );
}
