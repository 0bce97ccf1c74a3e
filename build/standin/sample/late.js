// Loaded with a top-level await, as the program's main file may be a slow module.
await Promise.resolve();

export {};
