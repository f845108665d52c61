/**
 * Runs in a browser, whose address names the server behind `#` and whose page shows the result, and in Node, which
 * prints it.
 */
export function run(program) {
  const { document, location, process } = globalThis;
  const write = (text) => {
    if (document === undefined) return console.log(text);
    document.body.textContent = text;
    document.body.dataset.done = "";
  };
  program(location === undefined ? process.argv[2] : location.hash.slice(1)).then(
    (result) => write(JSON.stringify(result)),
    (error) => write(String(error.stack)),
  );
}
