/** Measures the consecutive parts of a long process. */
export const startStopwatch = () => {
  const parts: { name: string; ms: number }[] = [];
  let since = performance.now();
  /** Records the part that has just ended. */
  const endOf = (name: string) => {
    const now = performance.now();
    parts.push({ name, ms: now - since });
    since = now;
  };
  const print = (title: string) => {
    const totalMs = parts.reduce((sum, { ms }) => sum + ms, 0);
    console.log(`\n${title}: ${(totalMs / 1000).toFixed(2)} s`);
    for (const { name, ms } of parts) {
      console.log(`  ${name.padEnd(34)} ${(ms / 1000).toFixed(2).padStart(7)} s`);
    }
  };
  return { endOf, print };
};
