/** Imports a module that no bundler is to follow. Vite wraps each `import()` in code of its own, so there is one. */
export const load = (name) => import(/* webpackIgnore: true */ /* @vite-ignore */ name);
