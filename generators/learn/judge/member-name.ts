/** The pattern of valid member names in the spec. */
export const memberName = /^[A-Za-z_][A-Za-z0-9_-]{0,79}$/;
