import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pipelineSvg } from "../generators/index.ts";

/** Where the picture is that the README opens with. */
const folder = join(import.meta.dirname, "../docs");

mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "pipeline.svg"), pipelineSvg());
