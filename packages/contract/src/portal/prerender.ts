/*
 * The build prerenders the public pages (`tools/vite/prerender`), so visitors see them before any
 * script loads. The server fills in what depends on the installation at startup
 * (`plugins/pages/portal-shells.ts`).
 */

/** File with the HTML of the prerendered pages by path. */
export const PRERENDERED_PAGES_FILE = 'prerendered.json';

/** Shown for unknown paths. */
export const NOT_FOUND_PATH = '/page-not-found';

/** External links. */
export const EXTERNAL_LINKS = [
  'marketing',
  'privacy',
  'terms',
  'ambassadors',
  'support',
  'faq',
] as const;

/** Returns the placeholder of an external link in a prerendered page. */
export const linkPlaceholder = (name: (typeof EXTERNAL_LINKS)[number]) =>
  `https://${name}.invalid/`;

/** External sign-in methods. A prerendered page contains all of them. */
export const OTHER_SIGN_IN_METHODS = ['school', 'google', 'clever'] as const;

/**
 * Returns the markers around a part that is removed if a sign-in method, or every one, is not
 * offered.
 */
export const wayMarks = (way: (typeof OTHER_SIGN_IN_METHODS)[number] | 'any') => ({
  begin: `<!--way ${way}-->`,
  end: `<!--end of way ${way}-->`,
});

/** Id of the element with the content of `/portal.json`, which saves a request. */
export const PORTAL_CONFIG_ID = 'portal-config';
