/**
 * Returns a function that does the work on its first call and then returns the same result. A failure is cached too.
 */
export function once<T>(work: () => T): () => T {
  let done: { readonly value: T } | { readonly error: unknown } | undefined;
  return () => {
    done ??= attempt(work);
    if ("error" in done) throw done.error;
    return done.value;
  };
}

function attempt<T>(work: () => T): { readonly value: T } | { readonly error: unknown } {
  try {
    return { value: work() };
  } catch (error) {
    return { error };
  }
}
