import { BuildError, ensureBuild } from "../generators/index.ts";
import { buildReferenceServer } from "./build-reference-server.ts";

// `prepare` of npm: what has to be JavaScript is built where it is not what the sources say.
try {
  ensureBuild();
  buildReferenceServer();
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
