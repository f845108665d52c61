import { byKind, type ByKind } from "../../../model/by-kind.ts";
import type { Drawing } from "../site.ts";
import { catalogueScene } from "./catalogue-scene.ts";
import { graphScene } from "./graph-scene.ts";
import type { Scene } from "./scene.ts";
import { stepsScene } from "./steps-scene.ts";

/** A place for all that a drawing shows. */
export function draw(drawing: Drawing): Scene {
  return byKind(scenes, drawing);
}

const scenes: ByKind<Drawing, [], Scene> = { graph: graphScene, steps: stepsScene, catalogue: catalogueScene };
