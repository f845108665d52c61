import { loadChecks } from "../../../generators/cli/load-checks.ts";
import { compile, emitters, loadSources, type Service } from "../../../generators/index.ts";
import type { Checks, ServiceChecks } from "../../../generators/witness/contract.ts";
import { addWitnesses, type Revision } from "../../../generators/witness/witness.ts";
import { changesBetween } from "../support.ts";
import { caseNames, caseOf, type Sources } from "../truth/cases.ts";

const written = emitters.filter(({ name }) => ["validators", "server"].includes(name));
const known = new Map<string, Promise<Revision>>();
function revisionOf(sources: Sources): Promise<Revision> {
  const key = JSON.stringify([...sources].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const found = known.get(key) ?? build(sources);
  known.set(key, found);
  return found;
}
async function build(sources: Sources): Promise<Revision> {
  const { model, outputs, diagnostics } = compile(loadSources(sources), written);
  if (model === undefined) throw new Error(diagnostics.map(({ code, message }) => `${code} ${message}`).join("\n"));
  const files = new Map(outputs.flatMap(({ files }) => Array.from(files, ({ path, text }) => [path, text] as const)));
  const checks = await loadChecks(model, files);
  return { model, checks: new Map(model.services.map((service) => [service.id, withAction(service, checks)])) };
}
/** Adds the parameter that the profile needs, which the specs of the cases do not have. */
function withAction(service: Service, checks: Checks): ServiceChecks {
  const { contract } = checks.get(service.id)!;
  if (service.kind !== "query" || service.profile !== "action-api") return { contract };
  return {
    contract: async ({ query, body, ...request }) => {
      const checked = await contract({ ...request, query: `action=query&${query}`, body });
      return { ...checked, violations: checked.violations.filter(({ detail }) => detail !== "action") };
    },
  };
}
const names = process.argv.length > 2 ? process.argv.slice(2) : caseNames;
let [some, none] = [0, 0];
for (const name of names) {
  const { from, to } = caseOf(name);
  const [before, after] = [await revisionOf(from), await revisionOf(to)];
  const changes = await addWitnesses(changesBetween(before.model, after.model), before, after);
  for (const { id, subject, verdicts, witness } of changes) {
    if (verdicts.sends !== "breaking") continue;
    witness ? some++ : none++;
    console.log(
      `${name}: ${id} ${subject}\n    ${witness ? `${witness.request.method} ${witness.request.url} ${witness.request.body ?? ""} → ${witness.refusal}` : "NONE"}`,
    );
  }
}
console.log(some, none);
