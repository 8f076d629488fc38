import type { Manifest, ManifestChunk } from 'vite';

/** Files that a page loads, as URL paths. */
export type PageFiles = { entry: string; scripts: string[]; styles: string[]; fonts: string[] };

const ENTRY = 'index.html';
/** Fonts of the text above the fold. */
const FIRST_FONTS = /\/(gabarito|atkinson-hyperlegible-next)-[^/]+\.woff2$/;

/** Returns the files of the portal's entry and of these chunks, with everything they import. */
export const pageFiles = (manifest: Manifest, chunkNames: readonly string[]): PageFiles => {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const fonts = new Set<string>();
  const add = (chunk: ManifestChunk | undefined) => {
    if (!chunk || scripts.has(`/${chunk.file}`)) return;
    scripts.add(`/${chunk.file}`);
    for (const key of chunk.imports ?? []) add(manifest[key]);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
    for (const asset of chunk.assets ?? []) if (FIRST_FONTS.test(asset)) fonts.add(`/${asset}`);
  };
  add(manifest[ENTRY]);
  for (const name of chunkNames) {
    const chunk = Object.values(manifest).find(
      (each) => each.name === name && each.file.endsWith('.js'),
    );
    if (!chunk) throw new Error(`The built portal contains no file "${name}".`);
    add(chunk);
  }
  const [entry = '', ...others] = scripts;
  return { entry, scripts: others, styles: [...styles], fonts: [...fonts] };
};
