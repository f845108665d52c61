import { byKind, type ByKind } from "./group-by.ts";
import type { ResultField, ResultLeaf, ResultType } from "./result.ts";
import type { Type } from "./type.ts";

/** Returns the types directly inside a type. */
export function innerTypes(type: Type): readonly Type[] {
  return byKind(inner, type);
}

const none = (): readonly never[] => [];

const inner: ByKind<Type, [], readonly Type[]> = {
  string: none,
  integer: none,
  number: none,
  decimal: none,
  boolean: none,
  timestamp: none,
  date: none,
  time: none,
  duration: none,
  binary: none,
  file: none,
  any: none,
  namespace: none,
  user: none,
  title: none,
  limit: none,
  enum: none,
  literal: none,
  list: ({ items }) => [items],
  map: ({ values }) => [values],
  shape: none,
  "one-of": ({ members }) => members,
  union: ({ members }) => members,
};

export interface ResultContent {
  readonly types: readonly ResultType[];
  readonly fields: readonly ResultField[];
  readonly shape: string | undefined;
}

export function resultContent(type: ResultType): ResultContent {
  return byKind(contents, type);
}

const nothing: ResultContent = { types: [], fields: [], shape: undefined };

const leaves: ByKind<ResultLeaf, [], ResultContent> = {
  text: () => nothing,
  number: () => nothing,
  const: () => nothing,
  any: () => nothing,
  boolean: () => nothing,
  timestamp: () => nothing,
  title: () => nothing,
  user: () => nothing,
  namespace: () => nothing,
  enum: () => nothing,
};

const contents: ByKind<ResultType, [], ResultContent> = {
  ...leaves,
  list: ({ items }) => ({ ...nothing, types: [items] }),
  map: ({ values }) => ({ ...nothing, types: [values] }),
  object: ({ fields }) => ({ ...nothing, fields }),
  shape: ({ shape }) => ({ ...nothing, shape }),
  union: ({ members }) => ({ ...nothing, types: members }),
};
