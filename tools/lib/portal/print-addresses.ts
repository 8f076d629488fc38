import type { DemoSignIn } from './api-service.ts';

const columns = (rows: string[][]): string[] => {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) => {
    const cells = row.map((cell, column) => cell.padEnd(widths?.[column] ?? 0));
    return `  ${cells.join('  ').trimEnd()}`;
  });
};

type Address = [what: string, url: string];

/** Prints all addresses and the sign-ins of the demo people. */
export const printAddresses = (addresses: Address[], demo: DemoSignIn[]): void => {
  const lines = ['', 'Wonderfield is running. Ctrl-C stops it.', ''];
  lines.push(...columns(addresses));
  if (demo.length > 0) {
    const rows = demo.map(({ who, where, login, password }) => [who, where, login, password]);
    lines.push(
      '',
      'Demo people',
      '',
      ...columns([['Who', 'Sign in at', 'Login', 'Password'], ...rows]),
    );
  }
  console.log(`${lines.join('\n')}\n`);
};
