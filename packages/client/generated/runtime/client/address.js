/**
 * Where the service is reached: the base may be given with the service's own path or without. User name and password are left out:
 * `fetch` refuses them, and says them in its error.
 * @param {string | URL} baseUrl @param {string} path what stands before the path of every operation
 */
export function rootOf(baseUrl, path) {
  const { origin, pathname } = new URL(baseUrl);
  const root = (origin + pathname).replace(/\/+$/, "");
  return root.endsWith(path) ? root : root + path;
}

/** The path with its ids, each as one step: not nothing, which would name the whole collection, and not dots, which lead out of it. @param {string} path @param {any[]} ids are taken out */
export function pathOf(path, ids) {
  return path.replace(/\{[^{}]+\}/g, () => {
    const id = String(ids.shift() ?? "");
    if (!/[^.]/.test(id)) throw new TypeError("No id");
    return encodeURIComponent(id);
  });
}
