/** Where `npm run test:tools` has installed the tools. */
const told = process.env["KILN_TOOLS"];
if (told === undefined) throw new Error("These tests need tools that are not installed: npm run test:tools");
export const folder = told;
