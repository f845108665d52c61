import type { Service } from "../../model/model.ts";
import { stringLiteral } from "../../codegen/typescript.ts";
import { outputName } from "../../naming/output-name.ts";

/** A file for a person to go on with: handlers that are typed and not written. */
export interface Stub {
  /** From the root. */
  readonly path: string;
  readonly text: string;
  /** What makes the server use it. */
  readonly wiring: readonly Wiring[];
}

/** Lines, and the file in which they are to stand. */
export interface Wiring {
  readonly file: string;
  readonly lines: readonly string[];
}

/** The folder of what people write for a service, from the root. */
export function handwrittenFolder({ id }: Pick<Service, "id">): string {
  return `packages/server/src/${outputName(id)}`;
}

/** The module that holds all handlers of a service, from the root. */
export function handlersFile(service: Pick<Service, "id">): string {
  return `${handwrittenFolder(service)}/handlers.js`;
}

/** A type of another module, as a comment names it. */
export function typeFrom(path: string, type: string): string {
  return `import(${stringLiteral(path)}).${type}`;
}

/** The module of what is generated for a service, as its folder names it, or one below it (`../`). */
export function generatedModule({ id }: Pick<Service, "id">, deeper = ""): string {
  return `${deeper}../../generated/${outputName(id)}/index.js`;
}
