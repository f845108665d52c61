import { buildRuntime, buildState } from "../generators/index.ts";
import { buildReferenceServer } from "./build-reference-server.ts";

// `prepare` of npm: what has to be JavaScript is built where it is not what the sources say.
if (buildState() !== "fresh") buildRuntime();
buildReferenceServer();
