import { isDevelopment } from "#environment";
/**
 * Imports a module that no bundler is to follow. A bundle for production cannot: its caller passes the function of the
 * module.
 */
export async function load(name) {
    if (isDevelopment)
        return import(/* webpackIgnore: true */ /* @vite-ignore */ name);
    throw new TypeError(`A bundle cannot load ${name}: import it, and pass its function`);
}
