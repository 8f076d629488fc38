import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const ICON_SIZES = [192, 512];
/** A maskable icon may be cut to a circle, so its picture keeps away from the edge. */
const SAFE_PART = 0.6;

type App = {
  name: string;
  description: string;
  color: string;
  background: string;
  picture: string;
};

const drawIcon = (picture: Buffer, size: number) =>
  sharp(picture, { density: 600 }).resize(size, size, { fit: 'contain', background: '#0000' });

const drawMaskable = async (picture: Buffer, size: number, background: string) => {
  const inner = await drawIcon(picture, Math.round(size * SAFE_PART))
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: inner, gravity: 'center' }])
    .png()
    .toBuffer();
};

/** Adds a manifest and generated icons, so the page can be installed as an app. */
export const installableApp = (app: App): Plugin => ({
  name: 'installable-app',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'link',
      attrs: { rel: 'manifest', href: './manifest.webmanifest' },
      injectTo: 'head',
    },
    { tag: 'link', attrs: { rel: 'apple-touch-icon', href: './icon-192.png' }, injectTo: 'head' },
  ],
  async generateBundle() {
    const picture = await readFile(app.picture);
    const emit = (fileName: string, source: string | Buffer) =>
      this.emitFile({ type: 'asset', fileName, source });
    const icons = [];
    for (const size of ICON_SIZES) {
      const file = `icon-${size}.png`;
      emit(file, await drawIcon(picture, size).png().toBuffer());
      icons.push({ src: file, sizes: `${size}x${size}`, type: 'image/png' });
    }
    const size = Math.max(...ICON_SIZES);
    emit('icon-maskable.png', await drawMaskable(picture, size, app.background));
    const maskable = { src: 'icon-maskable.png', sizes: `${size}x${size}`, type: 'image/png' };
    const manifest = {
      name: app.name,
      short_name: app.name,
      description: app.description,
      lang: 'en',
      // Relative, because the game also runs below another path or host.
      start_url: './',
      scope: './',
      display: 'standalone',
      theme_color: app.color,
      background_color: app.background,
      icons: [...icons, { ...maskable, purpose: 'maskable' }],
    };
    emit('manifest.webmanifest', JSON.stringify(manifest));
  },
});
