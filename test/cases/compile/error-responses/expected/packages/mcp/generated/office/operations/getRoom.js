// The descriptions and the ways to call. Generated: change the spec instead.

export const details = {
  "office.getRoom": {
    text: "office.getRoom: Read one room.\nGET /rooms/{object_id}, reads\nArguments:\n  object_id: integer // Internal id.\n  tenant: string // Whose office it is.\nResponse 200: row\nrow = { // A room\n  ro_id: integer // Internal id.\n  ro_name: string // What people call it.\n  ro_seats: integer // How many people it seats.\n}\nErrors:\n- no-room: No room has the id. HTTP 404.\n- 304: no body. The room has not changed.\n- 404: problem. The building has no such room.\n- 429: `text/plain`\n- other statuses: string[]",
    parts: {
      object_id: "object_id (needed): integer\nInternal id.",
      tenant: "tenant (needed): string\nWhose office it is.",
      answer: "Response 200: row\nrow = { // A room\n  ro_id: integer // Internal id.\n  ro_name: string // What people call it.\n  ro_seats: integer // How many people it seats.\n}",
      errors: "- no-room: No room has the id. HTTP 404.\n- 304: no body. The room has not changed.\n- 404: problem. The building has no such room.\n- 429: `text/plain`\n- other statuses: string[]\nproblem = { // A problem\n  title: string\n  detail?: string\n}",
    },
    call: {
      kind: "operation",
      path: ["rooms", "get"],
      ids: ["object_id"],
      tenant: "tenant",
      validators: () => import("@example/validators/office/getRoom"),
    },
  },
};
