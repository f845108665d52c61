import { SERVICE_KINDS, type ServiceKind } from "./file-kinds.ts";
import type { MapNode, Node } from "./tree.ts";

export function valueOf(root: MapNode, key: string): Node | undefined {
  return root.entries.find((entry) => entry.key === key)?.value;
}

/** The value of the key `kind` of a service; undefined where it is missing or wrong. */
export function serviceKind(root: MapNode): ServiceKind | undefined {
  const node = valueOf(root, "kind");
  return SERVICE_KINDS.find((kind) => node?.kind === "scalar" && node.value === kind);
}
