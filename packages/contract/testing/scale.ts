/** True in `npm run test:long`. */
const isLong = process.env.TEST_SCALE === 'long';

/** Returns the size of a test, such as its number of runs: in `npm test`, or in the long run. */
export const scaled = <Size>(size: Size, longSize: Size): Size => (isLong ? longSize : size);

/** Options of a unit test that runs only in `npm run test:long`, such as one that starts processes. */
export const LONG = { tags: ['long'] };
