import { VIEWED_PATHS } from './viewed-paths.ts';

const PATTERNS = VIEWED_PATHS.map(
  (path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`, 'i'),
);
/** Returns true if the portal has a screen at this path. */
export const isPortalPath = (path: string): boolean =>
  PATTERNS.some((pattern) => pattern.test(path));
