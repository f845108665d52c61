import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { printYaml, type Json } from "../../../templates/runtime/openapi/yaml.ts";
import { redoclyFindings, spectralFindings, swaggerParserFault } from "../../openapi/linters.ts";
import { compilerErrors, heyApi, openapiTypescript } from "../../openapi/other-generators.ts";
import { documentOf } from "./document.ts";
import type { Proof } from "./proof.ts";
import type { Stranger } from "./stranger.ts";

/**
 * Checks that linters find nothing in the OpenAPI document, that it contains every response in the spec, and that
 * third-party generators can read it.
 */
export function proveDocument(proof: Proof, stranger: Stranger, service: string): void {
  const { folder } = stranger;
  proof.test(`${service}: swagger-parser takes the OpenAPI document`, async () => {
    expect(await swaggerParserFault(documentOf(stranger, service).root)).toBeUndefined();
  });
  proof.test(`${service}: Spectral finds nothing in it`, async () => {
    expect(await spectralFindings(yamlOf(stranger, service), `${service}.yaml`)).toEqual([]);
  });
  proof.test(`${service}: Redocly finds nothing in it, as JSON and as YAML`, () => {
    const yaml = join(folder, `${service}.yaml`);
    writeFileSync(yaml, yamlOf(stranger, service));
    expect(redoclyFindings([documentOf(stranger, service).file, yaml])).toBe("");
  });
  proof.test(`${service}: openapi-typescript makes types of it that compile`, () => {
    openapiTypescript(folder, documentOf(stranger, service).file, `${service}.d.ts`);
    writeFileSync(
      join(folder, `${service}.use.ts`),
      `import type { paths } from "./${service}.d.ts";\nexport type Path = keyof paths;\n`,
    );
    expect(compilerErrors(join(folder, `${service}.use.ts`))).toEqual([]);
  });
  proof.test(`${service}: @hey-api/openapi-ts makes types of it that compile`, () => {
    heyApi(folder, documentOf(stranger, service).file, `hey-${service}`);
    expect(compilerErrors(join(folder, `hey-${service}`, "types.gen.ts"))).toEqual([]);
  });
}

function yamlOf(stranger: Stranger, service: string): string {
  return printYaml(documentOf(stranger, service).root as Json);
}
