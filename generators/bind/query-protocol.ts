import type { MapNode, Node } from "../load/tree.ts";
import type { Fact } from "../model/fact.ts";
import type { Parameter } from "../model/query.ts";
import { groupRoles, profiles, requestFaults, type Constant, type GroupRole, type MessageForm, type Profile, type RequestError } from "../model/query-protocol.ts";
import type { ErrorCode } from "../model/service.ts";
import type { Binding } from "./binding.ts";
import { readFact, readOptionalFact } from "./fact.ts";
import { asMap, asText, entriesOf, entryOf, flagOf, mapOf, need, textOf, valueOf } from "./read-node.ts";
import { resolve } from "./resolve-name.ts";

export function readProfile(root: MapNode): Profile | undefined {
  const name = textOf(root, "profile");
  return profiles.find((one) => one === name);
}

/** The shape check lets pass no other. */
export function readRole(group: MapNode): GroupRole {
  const name = asText(need(group, "role"));
  return groupRoles.find((one) => one === name)!;
}

/** What every request says. Each is one of the request parameters. */
export function bindConstants(binding: Binding, root: MapNode, parameters: ReadonlyMap<string, Parameter>): readonly Constant[] {
  return entriesOf(valueOf(root, "constants")).map(({ key, keyPlace, value }) => {
    resolve(binding, "parameter", key, parameters, keyPlace);
    return { name: key, value: readFact(binding, value, asText), place: keyPlace };
  });
}

export function readMessageForm(binding: Binding, root: MapNode, key: "errorBody" | "warningBody"): Fact<MessageForm> | undefined {
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
export function bindRequestErrors(binding: Binding, root: MapNode, errors: ReadonlyMap<string, ErrorCode>): readonly RequestError[] {
  const map = mapOf(root, "requestErrors");
  return requestFaults.flatMap((fault) => {
    const entry = map && entryOf(map, fault);
    if (entry === undefined) return [];
    resolve(binding, "error code", asText(entry.value), errors, entry.value.place);
    return [{ fault, code: asText(entry.value), place: entry.keyPlace }];
  });
}
