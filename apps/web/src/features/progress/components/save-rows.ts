/** Saves rows as a CSV file. The library loads on demand, because few visits save a file. */
export const saveRows = async (names: readonly string[], what: string, rows: string[][]) => {
  const { csvName, writeCsv } = await import('../../../shared/csv/write-csv.ts');
  const { saveCsv } = await import('../../../shared/csv/save-csv.ts');
  saveCsv(writeCsv(rows), csvName(names.join(' '), what));
};
