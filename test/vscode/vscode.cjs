// A stand-in for the module `vscode`, with what the extension and its client use. It prints what the editor would show.
const [folder, program] = process.argv.slice(1);
const disposable = () => ({ dispose() {} });

/** A value whose members are functions that return disposables, and classes without members. */
function anything(members = {}) {
  return new Proxy(function () {}, {
    get(target, key) {
      if (key in members) return members[key];
      if (key === "then" || typeof key === "symbol") return undefined;
      return key in target ? target[key] : (members[key] = anything());
    },
    apply: disposable,
    construct: () => ({}),
  });
}

const uri = (path) => ({ scheme: "file", fsPath: path, path, toString: () => `file://${path}` });
const print = (event) => console.log(JSON.stringify(event));
const source = class {
  token = { isCancellationRequested: false, onCancellationRequested: disposable };
  dispose() {}
};

module.exports = anything({
  version: "1.91.0",
  env: { appName: "stand-in", language: "en" },
  Uri: { parse: (text) => uri(text.slice("file://".length)), file: uri },
  EventEmitter: class {
    event = disposable;
    fire() {}
    dispose() {}
  },
  CancellationTokenSource: source,
  Disposable: class {
    static from = disposable;
    dispose() {}
  },
  workspace: anything({
    workspaceFolders: [{ uri: uri(folder), name: "project", index: 0 }],
    textDocuments: [],
    notebookDocuments: [],
    createFileSystemWatcher: () => ({ onDidCreate: disposable, onDidChange: disposable, onDidDelete: disposable, dispose() {} }),
    getConfiguration: () => ({ get: (key, fallback) => (key === "program" ? program : fallback), inspect: () => undefined }),
  }),
  window: anything({
    showWarningMessage: (warning) => print({ warning }),
    createOutputChannel: () => anything(),
  }),
  languages: anything({
    createDiagnosticCollection: () => ({
      set: ({ fsPath }, found) => print({ file: fsPath.slice(folder.length + 1), found: found.length }),
      clear() {},
      delete() {},
      dispose() {},
    }),
  }),
});
