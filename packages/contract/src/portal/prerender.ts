import type { PortalConfig } from './portal-config.ts';

/*
 * The built portal contains a module that renders the public pages as HTML
 * (`apps/web/src/app/server`). The service calls it at startup with its configuration.
 */

/** File of this module in the folder of the built portal. Hidden, so it is not served. */
export const RENDERER_FILE = '.server/render-pages.js';

/** Renders the public pages and returns their HTML by path. */
export type RenderPages = (site: {
  /** Folder of the built portal. */
  folder: string;
  publicUrl: string;
  config: PortalConfig;
}) => Promise<Record<string, string>>;

/** Shown for unknown paths. */
export const NOT_FOUND_PATH = '/page-not-found';
