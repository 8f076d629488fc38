import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Compresses text files once at build time. The API serves the compressed copies. */
export const compressedFiles = (): Plugin => ({
  name: 'compressed-files',
  apply: 'build',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  async writeBundle({ dir = 'dist' }) {
    const files = await readdir(dir, { recursive: true });
    const textFiles = files.filter((file) => /\.(js|css|html|svg|json)$/.test(file));
    await Promise.all(
      textFiles.map(async (file) => {
        const content = await readFile(join(dir, file));
        await writeFile(join(dir, `${file}.br`), await promisify(brotliCompress)(content));
        await writeFile(join(dir, `${file}.gz`), await promisify(gzip)(content, { level: 9 }));
      }),
    );
  },
});
