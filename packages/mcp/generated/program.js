// The program. Generated: change the spec instead.
import { project } from "./project.js";
import { main } from "./runtime/mcp/main.js";

main(project, new URL("../package.json", import.meta.url));
