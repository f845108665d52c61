/* The generators, each under its own name: none yet. A generator without a handler is answered with 501. */
export {};
