import { expect, it } from "vitest";
import { emittedFromSpec } from "../../../test/support/emit.ts";
import { jsonSchema } from "./emitter.ts";
import { validators } from "./testing/validators.ts";

it("the schemas of the real spec compile in ajv's strict mode with all their references", () => {
  const files = emittedFromSpec([jsonSchema]);
  const validator = validators(files);
  for (const { path } of JSON.parse(files.get("packages/schemas/index.json")!) as { path: string }[])
    expect(validator(path), path).toBeTypeOf("function");
});
