import { VIEWED_PATHS } from './viewed-paths.ts';

const PATTERNS = VIEWED_PATHS.map(
  (path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`, 'i'),
);
/** Whether a screen of the portal lives there; everything else is not found. */
export const isPortalPath = (path: string): boolean =>
  PATTERNS.some((pattern) => pattern.test(path));
