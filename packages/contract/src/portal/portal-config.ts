import type { UserType } from '../user-types.ts';

/** A demo person whose login the sign-in page can fill in. */
export type DemoPerson = { userType: UserType; who: string; email: string; password: string };

/** Configuration of an installation, as sent by `/portal.json` and contained in public pages. */
export type PortalConfig = {
  links: Record<'marketing' | 'privacy' | 'terms' | 'ambassadors' | 'support' | 'faq', string>;
  /** Client settings of the card provider for the adult check. */
  cards: { publishableKey: string; scriptUrl: string };
  /** Other sign-in methods. `school` is the display name of the school login. */
  signIn: { google: boolean; clever: boolean; school?: string | undefined };
  demoPeople: DemoPerson[];
};
