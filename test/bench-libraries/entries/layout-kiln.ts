import { layOut } from "../../../generators/emit/docs/pictures/layers.ts";
import type { Entry } from "../entry.ts";

export const entry: Entry =
  ({ graphs }) =>
  () =>
    `${graphs.flatMap(({ nodes, arrows }) => layOut(nodes, arrows).nodes).length} places`;
