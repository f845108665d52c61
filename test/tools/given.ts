/** The folder in which `npm run test:tools` has installed the tools. */
const given = process.env["KILN_TOOLS"];
if (given === undefined) throw new Error("These tests need tools that are not installed: npm run test:tools");
export const folder = given;
