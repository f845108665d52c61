import { diagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { didYouMean } from "../diagnostics/suggest.ts";
import { clip } from "./clip.ts";
import type { ClassifiedFile } from "./classify-files.ts";
import { describeNode } from "./describe-node.ts";
import { SERVICE_KINDS } from "./file-kinds.ts";
import { readSchemas } from "./read.ts";
import { schemaReader } from "./read-schema.ts";
import { serviceKind, valueOf } from "./root-keys.ts";
import type { Schema } from "./schema.ts";
import type { MapNode } from "./tree.ts";

/** A service's schema depends on its kind; every other file's on its path. */
export function schemaNameOf({ file, role }: ClassifiedFile, root: MapNode): string | Diagnostic {
  if (role.kind !== "service") return `${role.kind}.json`;
  const kind = serviceKind(root);
  if (kind !== undefined) return `${kind}-service.json`;
  const node = valueOf(root, "kind");
  if (node === undefined)
    return diagnostic(
      "missing-key",
      { file, start: 0, end: 0 },
      { where: "The file", key: "kind", meaning: ": resource or query" },
    );
  const actual = node.kind === "scalar" ? clip(String(node.value)) : describeNode(node);
  const slots = { actual, where: "“kind”", expected: SERVICE_KINDS.join(" or ") };
  return diagnostic("wrong-value", node.place, slots, { suggestion: didYouMean(actual, SERVICE_KINDS) });
}

let schemas: ((name: string) => Schema) | undefined;

/** Kiln's own schema of that name, read once. */
export function schemaNamed(name: string): Schema {
  schemas ??= schemaReader(readSchemas());
  return schemas(name);
}
