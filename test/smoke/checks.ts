import ts from "typescript";

/** Module resolutions with which TypeScript must find the package. */
export const resolutions = {
  "NodeNext resolution": { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
  "Bundler resolution": { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
} as const;

/** Returns the compiler errors of a file in the strictest settings. Only the web types are available. */
export function typeErrors(file: string, resolution: ts.CompilerOptions): readonly string[] {
  const options: ts.CompilerOptions = {
    ...resolution,
    target: ts.ScriptTarget.ES2023,
    lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.asynciterable.d.ts"],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noPropertyAccessFromIndexSignature: true,
    allowJs: true,
    checkJs: true,
    noEmit: true,
  };
  const program = ts.createProgram([file], options);
  return ts.getPreEmitDiagnostics(program).map((one) => {
    const line =
      one.file === undefined
        ? ""
        : `${one.file.fileName}:${one.file.getLineAndCharacterOfPosition(one.start ?? 0).line + 1} `;
    return line + ts.flattenDiagnosticMessageText(one.messageText, "\n");
  });
}
