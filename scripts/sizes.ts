import { sizesTable } from "../test/architecture/sizes.ts";

process.stdout.write(sizesTable());
