/** What a name of a member may be; the spec takes no other. */
export const memberName = /^[A-Za-z_][A-Za-z0-9_-]{0,79}$/;
