/* The generators, each exported under its own name. Currently empty. A generator without a handler returns 501. */
export {};
