let waiting = "";
let isOpen = false;

/** Where log lines go. Those of one turn of the event loop go there together: a write of each would take longer than many a request. */
export const standardOutput = {
  /** @param {string} line */
  write(line) {
    if (!isOpen) open();
    if (waiting === "") setImmediate(flush);
    waiting += line;
  },
};

function open() {
  isOpen = true;
  process.once("exit", flush);
  // Whoever read the log has gone away: that is no reason to end.
  process.stdout.on("error", () => {});
}

function flush() {
  if (waiting !== "") process.stdout.write(waiting);
  waiting = "";
}
