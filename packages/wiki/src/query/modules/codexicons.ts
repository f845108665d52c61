import type { HandlersByModule } from "@kiln/server/query";

/** Returns the requested names. The spec does not contain the icons' images, so their contents are empty. */
export const codexicons: NonNullable<HandlersByModule["codexicons"]> = ({ names }) => ({
  codexicons: Object.fromEntries([...names].map((name) => [name, ""])),
});
