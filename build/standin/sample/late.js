// Loaded with a top-level await: the program's first file may be a module that takes its time.
await Promise.resolve();

export {};
