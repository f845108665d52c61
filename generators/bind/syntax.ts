import type { MapNode, Node } from "../load/tree.ts";
import type { ContinueField, ContinueFieldKind, ContinueForm, Syntax, WordForm } from "../model/rules.ts";
import type { Binding } from "./binding.ts";
import { readOrigin } from "./fact.ts";
import { asMap, asNumber, asScalar, asText, itemsOf, need, textOf, valueOf } from "./read-node.ts";
import { readErrorReference } from "./rules.ts";
import { readWhenAndUnless } from "./rule-tests.ts";

/** Reads the mapping `syntax` of a parameter. */
export function readSyntax(binding: Binding, node: Node | undefined): Syntax | undefined {
  if (node === undefined) return undefined;
  const map = asMap(node);
  const refusal = valueOf(map, "error");
  const common = {
    error: readErrorReference(refusal ?? need(map, "warning")),
    severity: refusal === undefined ? ("warning" as const) : ("error" as const),
    ...readWhenAndUnless(map),
    origin: readOrigin(binding, map),
    place: map.place,
  };
  const text = (key: string): string | undefined => textOf(map, key);
  const title = text("title");
  if (title !== undefined) return { ...readTitle(map, title), ...common };
  const part = valueOf(map, "titlePart");
  if (part !== undefined) return { kind: "title-part", namespace: readNamespace(part), ...common };
  if (text("titlePrefix") !== undefined) return { kind: "title-prefix", ...common };
  const forms = valueOf(map, "continue");
  if (forms !== undefined)
    return { kind: "continue", emptyIsAbsent: text("empty") === "absent", forms: readForms(forms), ...common };
  if (text("id") !== undefined) return { kind: "id", ...common };
  const ip = text("ip");
  if (ip !== undefined) return { kind: "ip", rangeOnly: ip === "range", widest: readWidest(map), ...common };
  if (text("listed") !== undefined) return { kind: "listed", ...common };
  return { kind: "word", form: asText(need(map, "word")) as WordForm, ...common };
}

function readTitle(map: MapNode, title: string): Pick<TitleSyntax, "kind" | "local" | "cannotExist" | "namespace"> {
  const [cannotExist, namespace] = [valueOf(map, "cannotExist"), valueOf(map, "inNamespace")];
  return {
    kind: "title",
    local: title === "local",
    cannotExist: cannotExist && readErrorReference(cannotExist),
    namespace: namespace && asNumber(namespace),
  };
}

type TitleSyntax = Extract<Syntax, { readonly kind: "title" }>;

function readNamespace(node: Node): { kind: "id"; id: number } | { kind: "parameter"; parameter: string } {
  const { value } = asScalar(node);
  return typeof value === "number" ? { kind: "id", id: value } : { kind: "parameter", parameter: asText(node) };
}

function readWidest(map: MapNode): { v4: number; v6: number; error: ReturnType<typeof readErrorReference> } {
  const widest = asMap(need(map, "widest"));
  return {
    v4: asNumber(need(widest, "v4")),
    v6: asNumber(need(widest, "v6")),
    error: readErrorReference(need(widest, "error")),
  };
}

/** One form, or several: `timestamp|integer`, or a mapping that says when. */
function readForms(node: Node): readonly ContinueForm[] {
  return (node.kind === "list" ? itemsOf(node) : [node]).map((item) => {
    if (item.kind === "scalar") return { when: [], unless: [], fields: readFields(item) };
    const map = asMap(item);
    return { ...readWhenAndUnless(map), fields: readFields(need(map, "form")) };
  });
}

/** Fields with `|` between them; one that starts with `=` stands for itself. */
function readFields(node: Node): readonly ContinueField[] {
  return asText(node)
    .split("|")
    .map((field) =>
      field.startsWith("=") ? { kind: "literal", text: field.slice(1) } : { kind: field as ContinueFieldKind },
    );
}
