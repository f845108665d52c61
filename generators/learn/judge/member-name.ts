/** Valid member names. The spec allows no others. */
export const memberName = /^[A-Za-z_][A-Za-z0-9_-]{0,79}$/;
