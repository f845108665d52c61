/** The least share of requests that both answer in one way, but for what decisions name. It only goes up. */
export const equalAtLeast = 0.97;

/** Where the share is so much greater, the bound has to follow. */
export const slack = 0.03;
