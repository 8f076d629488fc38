import type { PortalConfig } from '@wonderfield/contract/portal/portal-config';
import type { Deps } from '../../dependencies.ts';
import { DEMO_PEOPLE } from '../demo/demo-people.ts';

/** Returns the page's configuration: external links, sign-in methods and demo users. */
export const portalConfig = ({
  config,
  signIns,
}: Pick<Deps, 'config' | 'signIns'>): PortalConfig => ({
  links: {
    marketing: config.MARKETING_URL,
    privacy: config.PRIVACY_URL,
    terms: config.TERMS_URL,
    ambassadors: config.AMBASSADORS_URL,
    support: config.SUPPORT_URL,
    faq: config.FAQ_URL,
  },
  cards: {
    publishableKey: config.STRIPE_PUBLISHABLE_KEY,
    scriptUrl: config.STRIPE_SCRIPT_URL,
  },
  signIn: {
    google: !!signIns.google,
    clever: !!signIns.clever,
    school: signIns.school && config.SCHOOL_SSO_NAME,
  },
  demoPeople: config.WONDERFIELD_DEMO
    ? DEMO_PEOPLE.map(({ userType, who, email, password }) => ({
        userType,
        who,
        email,
        password,
      }))
    : [],
});
