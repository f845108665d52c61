import type { Place } from "../model/place.ts";
import type { Diagnostic } from "./diagnostic.ts";

/*
 * Changes the paths of files in diagnostics. Paths are relative to the folder that contains `spec/`. In a repository
 * with several projects, output shows them relative to the root of the repository.
 */

/** Prepends a folder to the path of a place. `folder` is empty or ends with a slash. */
export function relocatePlace(place: Place, folder: string): Place {
  return { ...place, file: `${folder}${place.file}` };
}

/** Prepends a folder to the paths in diagnostics. */
export function relocate(diagnostics: readonly Diagnostic[], folder: string): readonly Diagnostic[] {
  if (folder === "") return diagnostics;
  return diagnostics.map((one) => ({
    ...one,
    place: one.place && relocatePlace(one.place, folder),
    related: one.related.map((other) => ({ ...other, place: relocatePlace(other.place, folder) })),
  }));
}

/** Prepends a folder to the paths of the sources to which the places refer. */
export function relocateSources(sources: ReadonlyMap<string, string>, folder: string): ReadonlyMap<string, string> {
  return folder === "" ? sources : new Map([...sources].map(([file, text]) => [`${folder}${file}`, text]));
}
