/** Loads the parser on demand, because most visits of the page need none. */
export const loadReader = () => import('./import-file.ts');
