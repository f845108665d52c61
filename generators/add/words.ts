import type { Service } from "../model/model.ts";
import type { Resource } from "../model/resource.ts";

/** Turns `meeting-room` into `Meeting room`. */
export function titleOf(name: string): string {
  const words = name.replace(/[-_]+/g, " ");
  return words === "" ? words : words[0]!.toUpperCase() + words.slice(1);
}

/** Turns `meeting-room` into `a meeting room`. */
export function withArticle(name: string): string {
  const words = name.replace(/[-_]+/g, " ");
  return `${/^[aeio]/.test(words) ? "an" : "a"} ${words}`;
}

/** Returns the resource with an id, or the reason why it does not exist. `parts` names the definitions to add to it. */
export function resourceNamed(service: Service, id: string, parts: string): Resource | { readonly problem: string } {
  if (service.kind !== "resource") return { problem: `The service “${service.id}” has query modules, not ${parts}.` };
  const resource = service.resources.find((one) => one.id === id);
  if (resource !== undefined) return resource;
  return {
    problem: `There is no resource “${id}” in “${service.id}”. Known: ${service.resources.map((one) => one.id).join(", ")}.`,
  };
}
