/**
 * Runs a program in a browser or in Node. In a browser, the fragment of the URL is the server's address, and the page
 * shows the result. Node prints it.
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
