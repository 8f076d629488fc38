/** True in `npm run test:long`. */
const isLong = process.env.TEST_SCALE === 'long';

/** Returns how often a generated test runs: in `npm test`, or in `npm run test:long`. */
export const scaled = (runs: number, longRuns: number) => (isLong ? longRuns : runs);
