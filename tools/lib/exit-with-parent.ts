// Loaded before programs that are not ours, so that they end when whoever started them is gone.
process.once('disconnect', () => process.exit());
