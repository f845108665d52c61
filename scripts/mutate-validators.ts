import { mutateValidators } from "../test/validators/mutation/mutate.ts";

await mutateValidators(process.argv.slice(2));
