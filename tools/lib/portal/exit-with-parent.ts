// Loaded before every child process, so it ends when its parent is gone. Listening from the start
// also covers a child that is still starting.
const timeoutMs = Number(process.env.EXIT_WITH_PARENT_MS ?? 0);
process.once('disconnect', () => setTimeout(() => process.exit(), timeoutMs));
