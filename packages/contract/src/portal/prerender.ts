/*
 * The build draws the public pages once (`tools/vite/prerender`), so that a visitor sees them before any
 * code has come. What differs from one installation to the next is left open there, and filled in by the
 * service when it starts (`plugins/portal-shells.ts`).
 */

/** Where the build leaves the pages: their whole HTML by path. */
export const PRERENDERED_PAGES_FILE = 'prerendered.json';

/** Shown wherever the portal has no screen. */
export const NOT_FOUND_PATH = '/page-not-found';

/** Links out of the portal. */
export const EXTERNAL_LINKS = [
  'marketing',
  'privacy',
  'terms',
  'ambassadors',
  'support',
  'faq',
] as const;

/** Stands in a drawn page for the address of an outside link. */
export const linkPlaceholder = (name: (typeof EXTERNAL_LINKS)[number]) =>
  `https://${name}.invalid/`;

/** Logins of other services; a drawn page has all of them. */
export const OTHER_METHODS = ['school', 'google', 'clever'] as const;

/** What is around a part that is left out where a way, or every way, is not offered. */
export const wayMarks = (way: (typeof OTHER_METHODS)[number] | 'any') => ({
  begin: `<!--way ${way}-->`,
  end: `<!--end of way ${way}-->`,
});

/** The id of the element with what `/portal.json` says, which saves the page the question. */
export const PORTAL_CONFIG_ID = 'portal-config';
