import type { MapNode } from "../load/tree.ts";
import type { Fact } from "../model/fact.ts";
import type { Type } from "../model/type.ts";
import type { Binding } from "./binding.ts";
import { readFact } from "./fact.ts";
import { need, textOf } from "./read-node.ts";
import { readType, type TypeScope } from "./types.ts";

/** What a parameter or a header field is, and what it is for. */
export interface DescribedType {
  readonly type: Fact<Type>;
  readonly description: string | undefined;
}

export function readDescribedType(binding: Binding, map: MapNode, types: TypeScope): DescribedType {
  return {
    type: readFact(binding, need(map, "type"), (node) => readType(binding, node, types)),
    description: textOf(map, "description"),
  };
}
