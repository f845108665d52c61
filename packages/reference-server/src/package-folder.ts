/** The folder of the package. The relative path is the same from the sources and from the bundle. */
export const packageFolder = new URL("../", import.meta.url);
