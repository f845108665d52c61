import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { measure, type Usage } from "./measure.ts";
import { table } from "./table.ts";
import { kiln } from "./workspace.ts";

/** The maximum growth of the cost per operation from one size to the next. A proportional cost has the ratio 1. */
const maximumGrowth = 1.5;

/**
 * `npm run bench -- --operations`: runs `kiln generate` for one resource with many operations. Fails if the costs grow
 * faster than the sizes.
 */
export function benchOperations(sizes: readonly number[]): void {
  const measured = sizes.map((operations) => ({ operations, ...generate(operations) }));
  const perOperation = measured.map(({ operations, cpu }) => (1000 * cpu) / operations);
  const rows = measured.map(({ operations, wall, cpu, memory }, index) => [
    operations.toLocaleString("en"),
    wall.toFixed(1),
    cpu.toFixed(1),
    perOperation[index]!.toFixed(1),
    memory.toFixed(0),
  ]);
  process.stdout.write(table(["operations", "wall s", "CPU s", "ms an operation", "peak MiB"], rows));
  const growth = Math.max(...perOperation.slice(1).map((cost, index) => cost / perOperation[index]!));
  if (growth <= maximumGrowth) return;
  process.stdout.write(
    `An operation costs ${growth.toFixed(1)} times as much as at the size before. At most ${maximumGrowth} times is proportionate.\n`,
  );
  process.exitCode = 1;
}

function generate(operations: number): Usage {
  const root = mkdtempSync(join(tmpdir(), "kiln-bench-operations-"));
  try {
    for (const [path, text] of Object.entries(spec(operations))) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return measure({ args: [kiln, "generate"], folder: root });
  } finally {
    rmSync(root, { recursive: true });
  }
}

/**
 * Returns a service with one resource. Half of its operations change the object. Each has a separate response shape.
 */
function spec(operations: number): Readonly<Record<string, string>> {
  const steps = Array.from({ length: operations - 1 }, (_, index) => index);
  const shapes = steps.map(
    (step) => `  part${step}:
    title: Part ${step}
    description: What step ${step} returns.
    fields: { id: integer, step${step}: { type: string, description: The name of step ${step}. }, note${step >> 1}: string, items: { type: { list: { shape: row } } } }
`,
  );
  const fields = steps
    .filter((step) => step % 2 === 0)
    .map((step) => `  note${step / 2}: { type: string, description: Note ${step / 2} of the task. }\n`);
  const calls = steps.map((step) => {
    const [method, body, errors] =
      step % 2 === 0
        ? ["POST", `request: { body: { shape: part${step} } }, `, "invalid_request, task_not_found"]
        : ["GET", "", "task_not_found"];
    const response = `response: { httpStatus: 200, body: { shape: part${step} } }`;
    return `  step${step}: { operationId: runStep${step}, summary: Run step ${step}, method: ${method}, path: '/tasks/{id}/step${step}', ${body}${response}, errors: [${errors}] }\n`;
  });
  return {
    "spec/project.yaml":
      "project: steps\nlanguage: 3\npackageScope: '@steps'\nversion: 0.1.0\nlicense: UNLICENSED\ncontact: The maintainers\nnodeRange: '>=22.18'\n",
    "spec/decisions.yaml": "{}\n",
    "spec/tasks/errors.yaml": `invalid_request: { condition: A field of the request is missing or not valid., httpStatus: 400 }
task_not_found: { condition: No task has this ID., httpStatus: 404 }
`,
    "spec/tasks/service.yaml": `service: tasks
kind: resource
title: Tasks
summary: Manages a list of tasks.
description: Stores tasks, and runs steps of them.
version: 0.1.0
baseUrl: http://localhost:8080
mediaType: application/json
errorBody: { envelope: error, code: code, message: message }
requestErrors: { invalid: invalid_request, missing: invalid_request }
`,
    "spec/tasks/resources/task.yaml": `resource: task
title: Task
description: A task to do.
path: /tasks
idField: id
labelField: title
fields:
  id: { type: integer, use: response, description: The ID of the task. }
  title: { type: string, description: A summary of the task. }
${fields.join("")}shapes:
  row:
    title: Task
    description: A stored task.
    fields: { id: integer, title: string }
${shapes.join("")}operations:
  list: { operationId: listTasks, summary: List all tasks, method: GET, path: /tasks, response: { httpStatus: 200, body: { list: { shape: row } } } }
${calls.join("")}`,
  };
}
