import { queryOptions, useQuery } from '@tanstack/react-query';
import { PORTAL_CONFIG_ID } from '@wonderfield/contract/portal/prerender';
import type { UserType } from '@wonderfield/contract/user-types';

export type DemoPerson = { userType: UserType; who: string; email: string; password: string };

/** What this installation says about itself: outside links, and demo people on a laptop. */
export type PortalConfig = {
  links: Record<'marketing' | 'privacy' | 'terms' | 'ambassadors' | 'support' | 'faq', string>;
  /** The card provider of the adult check, for the page's side. */
  cards: { publishableKey: string; scriptUrl: string };
  /** Other ways to sign in; of the school's own, what people call it. */
  signIn: { google: boolean; clever: boolean; school?: string };
  game: { downloadUrl?: string };
  demoPeople: DemoPerson[];
};

/** Public pages come with it inside. */
const configInPage = (): PortalConfig | undefined => {
  const text = document.getElementById(PORTAL_CONFIG_ID)?.textContent;
  return text ? JSON.parse(text) : undefined;
};

const portalConfigQuery = () =>
  queryOptions({
    queryKey: ['portal-config'],
    queryFn: async ({ signal }): Promise<PortalConfig> => {
      const response = await fetch('/portal.json', { signal });
      if (!response.ok) throw new Error(`portal.json answered ${response.status}`);
      return response.json();
    },
    initialData: configInPage,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** True once it is there, or is known not to come. */
export const useIsPortalConfigKnown = () => !useQuery(portalConfigQuery()).isPending;

export const usePortalConfig = (): PortalConfig | undefined => useQuery(portalConfigQuery()).data;
