import type { BindResult } from "./bind/bind.ts";
import { compile, type Compilation } from "./compile.ts";
import type { Emitter, OutFile } from "./emit/emitter.ts";
import { checkFile, loadSources, type CheckedFile, type FileCheck, type LoadResult } from "./load/load.ts";
import { remembered } from "./model/memo.ts";
import type { Model } from "./model/model.ts";
import { ModelNodes } from "./model/nodes.ts";

/**
 * Compiles successive states of one spec, with the results of `compile`. What did not change is not computed again:
 * see “Incremental compilation” in the README.
 */
export class Session {
  readonly #files = new Map<string, { readonly text: string; readonly checked: CheckedFile }>();
  readonly #nodes = new ModelNodes();

  load(sources: ReadonlyMap<string, string>, refused: readonly string[] = []): LoadResult {
    for (const file of this.#files.keys()) if (!sources.has(file)) this.#files.delete(file);
    return loadSources(sources, refused, this.#checkFile);
  }

  compile(
    loaded: Pick<LoadResult, "documents" | "diagnostics">,
    emitters: readonly Emitter[],
    bound?: BindResult,
  ): Compilation {
    const compilation = compile(loaded, emitters, bound);
    if (compilation.model === undefined) return compilation;
    const node = this.#nodes.update(compilation.model);
    const outputs = emitters.map((emitter) => ({
      emitter: emitter.name,
      into: emitter.into,
      files: this.#emitted(emitter)(node),
    }));
    return { ...compilation, outputs };
  }

  readonly #emitted = remembered((emitter: Emitter) =>
    remembered((model: Model): readonly OutFile[] => [...emitter.emit(model)]),
  );

  readonly #checkFile: FileCheck = (classified, text) => {
    const known = this.#files.get(classified.file);
    if (known?.text === text) return known.checked;
    const checked = checkFile(classified, text);
    this.#files.set(classified.file, { text, checked });
    return checked;
  };
}
