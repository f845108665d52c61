/* The modules that name pages for others, each under its own name: none yet. A generator that is not here is answered with 501. */
export {};
