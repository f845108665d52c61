import type { Place } from "../model/place.ts";
import type { Diagnostic } from "./diagnostic.ts";

/*
 * Files are named from the folder that contains `spec/`. In a repository with several projects, output names them from
 * its root.
 */

/** Returns the place in a file that is named from another folder. `folder` is empty or ends with a slash. */
export function relocatePlace(place: Place, folder: string): Place {
  return { ...place, file: `${folder}${place.file}` };
}

/** The same for the places of diagnostics. */
export function relocate(diagnostics: readonly Diagnostic[], folder: string): readonly Diagnostic[] {
  if (folder === "") return diagnostics;
  return diagnostics.map((one) => ({
    ...one,
    place: one.place && relocatePlace(one.place, folder),
    related: one.related.map((other) => ({ ...other, place: relocatePlace(other.place, folder) })),
  }));
}

/** The same for the texts that the places point into. */
export function relocateSources(sources: ReadonlyMap<string, string>, folder: string): ReadonlyMap<string, string> {
  return folder === "" ? sources : new Map([...sources].map(([file, text]) => [`${folder}${file}`, text]));
}
