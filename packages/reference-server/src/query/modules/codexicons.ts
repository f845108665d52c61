import type { HandlersByModule } from "@kiln/server/query";

/** The names that were asked for. The pictures of the icons are not in the spec: their contents are empty. */
export const codexicons: NonNullable<HandlersByModule["codexicons"]> = ({ names }) => ({
  codexicons: Object.fromEntries([...names].map((name) => [name, ""])),
});
