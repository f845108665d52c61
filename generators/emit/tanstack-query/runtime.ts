/** Returns the import path of a runtime file in the entry point of a service. */
export function runtimePath(file: string): string {
  return `../runtime/tanstack-query/${file}.js`;
}
