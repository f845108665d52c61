/** The public API of the compiler for scripts and integration tests. */
export { reportError, run } from "./cli/program.ts";
export type { Terminal } from "./cli/terminal.ts";
export { compile, filesOf, type Compilation, type Output } from "./compile.ts";
export type { Format } from "./diagnostics/render/render.ts";
export { diff } from "./diff/diff.ts";
export type { Change } from "./diff/change.ts";
export type { Diagnostic } from "./diagnostics/diagnostic.ts";
export { pipelineSvg } from "./emit/docs/pictures/pipeline.ts";
export { emitters } from "./emit/emitters.ts";
export type { Emitter, OutFile } from "./emit/emitter.ts";
export { load, loadSources, type LoadResult } from "./load/load.ts";
export type { Model } from "./model/model.ts";
export { compareFiles } from "./write/compare.ts";
export { BuildError } from "./runtime/state.ts";
export { ensureBuild } from "./runtime/build.ts";
export { writeFiles } from "./write/write.ts";
