/** More than one cell: pasted into a field it would lose its lines. */
export const isList = (text: string) => /[\t\n\r]/.test(text.trim());
