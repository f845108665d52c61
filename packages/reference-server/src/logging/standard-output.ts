export interface LineWriter {
  write(line: string): void;
}

let waiting = "";
let isOpen = false;

/**
 * Writes log lines. The lines of one turn of the event loop are written together, because a separate write takes longer
 * than many requests.
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
  // The server keeps running if the reader of the log closes the pipe.
  process.stdout.on("error", () => {});
}

function flush(): void {
  if (waiting !== "") process.stdout.write(waiting);
  waiting = "";
}
