import type { FastifyServerOptions } from "fastify";
import { createRequire } from "node:module";

/** From where Fastify stands, whose dependencies these are. */
const require = createRequire(createRequire(import.meta.url).resolve("fastify"));

/** What makes a compiler of schemas: Fastify knows its type. */
type Build = (...args: unknown[]) => never;

const build =
  (name: string): Build =>
  (...args) =>
    (require(name) as () => Build)()(...args);

/**
 * Fastify's own compilers of JSON Schemas, loaded where a route has one. No route of this server has, and loading them takes half of the
 * time of a start.
 */
export const schemaController: NonNullable<FastifyServerOptions["schemaController"]> = {
  compilersFactory: {
    buildValidator: build("@fastify/ajv-compiler"),
    buildSerializer: build("@fastify/fast-json-stringify-compiler"),
  },
};
