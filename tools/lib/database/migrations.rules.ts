/** Returns a UTC time as the 14 digits at the start of a migration name. */
const toStamp = (date: Date) => date.toISOString().replace(/\D/g, '').slice(0, 14);

const toDate = (stamp: string) =>
  new Date(stamp.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6Z'));

/**
 * Returns the stamp of a new migration: the current time, but at least one second after the last
 * migration.
 */
export const nextStamp = (names: readonly string[], now: Date): string => {
  const last = names.map((name) => name.slice(0, 14)).reduce((a, b) => (b > a ? b : a), '');
  if (last === '') return toStamp(now);
  const afterLast = new Date(toDate(last).getTime() + 1000);
  return toStamp(afterLast > now ? afterLast : now);
};

/** Parses `migration-order.txt` and returns its migration names in order. */
export const parseOrder = (text: string): string[] =>
  text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

/** Returns errors for migrations that are not listed, do not exist or are not in sorted order. */
export const findOrderErrors = (names: readonly string[], order: readonly string[]): string[] => [
  ...names
    .filter((name) => !order.includes(name))
    .map((name) => `${name} is not in migration-order.txt.`),
  ...order.filter((name) => !names.includes(name)).map((name) => `${name} does not exist.`),
  ...order.flatMap((name, index) => {
    const previous = order[index - 1];
    if (previous === undefined || name > previous) return [];
    return [`${name} must sort after ${previous}, which was added before it.`];
  }),
];
