// Loaded before every child, ours or not: whatever else it does about it, it ends in time when
// whoever started it is gone. Listening from the first moment also covers a child still starting.
const timeoutMs = Number(process.env.EXIT_WITH_PARENT_MS ?? 0);
process.once('disconnect', () => setTimeout(() => process.exit(), timeoutMs));
