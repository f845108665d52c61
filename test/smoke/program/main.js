import { program } from "./program.js";

console.log(JSON.stringify(await program(process.argv[2])));
