/** A file of the runtime, as the entry point of a service names it. */
export function runtimePath(file: string): string {
  return `../runtime/tanstack-query/${file}.js`;
}
