import type { MapNode, Node } from "../load/tree.ts";
import type { Fact, Origin } from "../model/fact.ts";
import type { ModuleGroup, Parameter, QueryService } from "../model/query.ts";
import {
  groupRoles,
  profiles,
  requestFaults,
  type Constant,
  type MessageForm,
  type RequestError,
} from "../model/query-protocol.ts";
import type { ErrorCode } from "../model/service.ts";
import type { Binding } from "./binding.ts";
import { readFact, readOptionalFact, readOrigin } from "./fact.ts";
import { asMap, asText, entriesOf, entryOf, flagOf, mapOf, need, textOf, valueOf } from "./read-node.ts";
import { resolve } from "./resolve-name.ts";

export function readProfile(binding: Binding, root: MapNode): Pick<QueryService, "profile" | "profileOrigin"> {
  const node = valueOf(root, "profile");
  if (node === undefined) return { profile: undefined, profileOrigin: binding.origin };
  const { value, origin } = readChosen(binding, node, profiles);
  return { profile: value, profileOrigin: origin };
}

export function readRole(binding: Binding, group: MapNode): Pick<ModuleGroup, "role" | "roleOrigin"> {
  const { value, origin } = readChosen(binding, need(group, "role"), groupRoles);
  return { role: value, roleOrigin: origin };
}

/** A word, and who says it. */
interface Chosen<Word> {
  readonly value: Word;
  readonly origin: Origin;
}

/** One of several words, plainly or `{ decided: word, by: D-014 }`. The shape check lets pass no other word. */
function readChosen<Word extends string>(binding: Binding, node: Node, words: readonly Word[]): Chosen<Word> {
  const word = node.kind === "map" ? need(node, "decided") : node;
  const origin = node.kind === "map" ? readOrigin(binding, node) : binding.origin;
  return { value: words.find((one) => one === asText(word))!, origin };
}

/** What every request says. Each is one of the request parameters. */
export function bindConstants(
  binding: Binding,
  root: MapNode,
  parameters: ReadonlyMap<string, Parameter>,
): readonly Constant[] {
  return entriesOf(valueOf(root, "constants")).map(({ key, keyPlace, value }) => {
    resolve(binding, "parameter", key, parameters, keyPlace);
    return { name: key, value: readFact(binding, value, asText), place: keyPlace };
  });
}

export function readMessageForm(
  binding: Binding,
  root: MapNode,
  key: "errorBody" | "warningBody",
): Fact<MessageForm> | undefined {
  return readOptionalFact(binding, root, key, messageForm);
}

function messageForm(node: Node): MessageForm {
  const map = asMap(node);
  return {
    member: textOf(map, "member"),
    list: flagOf(map, "list"),
    code: asText(need(map, "code")),
    text: asText(need(map, "text")),
    module: textOf(map, "module"),
    parameter: textOf(map, "parameter"),
    data: textOf(map, "data"),
  };
}

/** The service's own codes for what is wrong with any request. */
export function bindRequestErrors(
  binding: Binding,
  root: MapNode,
  errors: ReadonlyMap<string, ErrorCode>,
): readonly RequestError[] {
  const map = mapOf(root, "requestErrors");
  return requestFaults.flatMap((fault) => {
    const entry = map && entryOf(map, fault);
    if (entry === undefined) return [];
    resolve(binding, "error code", asText(entry.value), errors, entry.value.place);
    return [{ fault, code: asText(entry.value), place: entry.keyPlace }];
  });
}
