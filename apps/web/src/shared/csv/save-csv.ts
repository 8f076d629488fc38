/** Lets the browser save a text as a file. */
export const saveCsv = (text: string, name: string) => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Wait until the browser has started to read it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
