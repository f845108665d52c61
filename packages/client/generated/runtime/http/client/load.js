import { isDevelopment } from "#environment";
/**
 * Imports a module that bundlers must not include. Production bundles cannot import it, so callers have to pass the
 * module's function.
 */
export async function load(name) {
    if (isDevelopment)
        return import(/* webpackIgnore: true */ /* @vite-ignore */ name);
    throw new TypeError(`A bundle cannot load ${name}: import it, and pass its function`);
}
