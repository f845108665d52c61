import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pipelineSvg } from "../generators/index.ts";

/** Folder of the picture at the top of the README. */
const folder = join(import.meta.dirname, "../docs");

mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "pipeline.svg"), pipelineSvg());
