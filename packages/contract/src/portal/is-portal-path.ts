import { VIEWED_PATHS } from './viewed-paths.ts';

const PATTERNS = VIEWED_PATHS.map(
  (path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`, 'i'),
);
/** What stands behind it is the name on a badge, whatever it is. */
const BADGE = /^\/wfname\//i;

/** Whether a screen of the portal lives there; everything else is not found. */
export const isPortalPath = (path: string): boolean =>
  BADGE.test(path) || PATTERNS.some((pattern) => pattern.test(path));
