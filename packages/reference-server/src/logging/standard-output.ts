export interface LineWriter {
  write(line: string): void;
}

let waiting = "";
let isOpen = false;

/**
 * Writes log lines. Those of one turn of the event loop are written together: a write of each would take longer than
 * many a request.
 */
export const standardOutput: LineWriter = {
  write(line) {
    if (!isOpen) open();
    if (waiting === "") setImmediate(flush);
    waiting += line;
  },
};

function open(): void {
  isOpen = true;
  process.once("exit", flush);
  // A reader of the log that closes its end does not end the server.
  process.stdout.on("error", () => {});
}

function flush(): void {
  if (waiting !== "") process.stdout.write(waiting);
  waiting = "";
}
