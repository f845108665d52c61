/** Minimum share of requests with equal responses, ignoring decided differences. It may only increase. */
export const equalAtLeast = 0.97;

/** If the share exceeds the bound by this much, the bound must be raised. */
export const slack = 0.03;
