/** The request parameter that chooses the form of an answer's JSON, and the forms of it that results describe. */
export const formatVersion = { parameter: "formatversion", described: ["2", "latest"] } as const;
