import { diagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
import type { DocumentKind, SpecDocument } from "../load/document.ts";

/** A file that a service may omit as long as nothing refers to its definitions. */
interface OptionalFile {
  readonly kind: DocumentKind;
  readonly file: string;
  /** The kinds of references that it alone defines. */
  readonly defines: readonly string[];
  /** The files of the service with these references; all files where it is empty. */
  readonly in: readonly string[];
  /** Kinds of references that fail as well, because their definitions depend on the file. */
  readonly also: readonly string[];
}

const ALL = { in: [], also: [] } as const;

const OPTIONAL_FILES: Readonly<Record<"query" | "resource", readonly OptionalFile[]>> = {
  resource: [{ kind: "errors", file: "errors.yaml", defines: ["error code"], ...ALL }],
  query: [
    { kind: "errors", file: "errors.yaml", defines: ["error code"], ...ALL },
    { kind: "answer", file: "answer.yaml", defines: ["shape", "kind of page"], ...ALL },
    {
      kind: "parameter-groups",
      file: "parameter-groups.yaml",
      defines: ["parameter group"],
      in: [],
      also: ["parameter"],
    },
    {
      kind: "request-parameters",
      file: "request-parameters.yaml",
      defines: ["parameter"],
      in: ["service.yaml", "answer.yaml"],
      also: [],
    },
  ],
};

interface ServiceFiles {
  readonly id: string;
  readonly kind: "query" | "resource";
  readonly documents: readonly SpecDocument[];
}

/** A missing file is one fault: not each reference to one of its definitions. */
export function reportMissingFiles(
  diagnostics: readonly Diagnostic[],
  { id, kind, documents }: ServiceFiles,
): readonly Diagnostic[] {
  const folder = `spec/${id}`;
  const missing = OPTIONAL_FILES[kind].filter((one) => !documents.some((document) => document.kind === one.kind));
  return missing.reduce((left, one) => reportMissing(left, folder, one), diagnostics);
}

function reportMissing(
  diagnostics: readonly Diagnostic[],
  folder: string,
  optional: OptionalFile,
): readonly Diagnostic[] {
  const { file, defines, in: files, also } = optional;
  const isReference = ({ code, place, slots }: Diagnostic, kinds: readonly string[]): boolean =>
    code === "unknown-reference" &&
    place?.file.startsWith(`${folder}/`) === true &&
    kinds.includes(String(slots["kind"]));
  const isDirect = (one: Diagnostic): boolean =>
    isReference(one, defines) && (files.length === 0 || files.some((name) => one.place?.file === `${folder}/${name}`));
  const first = diagnostics.find(isDirect);
  if (first === undefined) return diagnostics;
  const rest = diagnostics.filter((one) => !isDirect(one) && !isReference(one, also));
  const related = [{ message: "the first reference to it", place: first.place! }];
  return [...rest, diagnostic("missing-file", undefined, { folder, file }, { related })];
}
