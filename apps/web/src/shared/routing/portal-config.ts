import { queryOptions, useQuery } from '@tanstack/react-query';
import { PORTAL_CONFIG_ID } from '@wonderfield/contract/portal/prerender';
import type { UserType } from '@wonderfield/contract/user-types';

export type DemoPerson = { userType: UserType; who: string; email: string; password: string };

/** Configuration of this installation: external links, sign-in services and demo people. */
export type PortalConfig = {
  links: Record<'marketing' | 'privacy' | 'terms' | 'ambassadors' | 'support' | 'faq', string>;
  /** Client settings of the card provider for the adult check. */
  cards: { publishableKey: string; scriptUrl: string };
  /** Other sign-in methods. `school` is the display name of the school login. */
  signIn: { google: boolean; clever: boolean; school?: string };
  game: { downloadUrl?: string };
  demoPeople: DemoPerson[];
};

/** Public pages contain the configuration. */
const configInPage = (): PortalConfig | undefined => {
  const text = document.getElementById(PORTAL_CONFIG_ID)?.textContent;
  return text ? JSON.parse(text) : undefined;
};

const portalConfigQuery = () =>
  queryOptions({
    queryKey: ['portal-config'],
    queryFn: async ({ signal }): Promise<PortalConfig> => {
      const response = await fetch('/portal.json', { signal });
      if (!response.ok) throw new Error(`portal.json responded with ${response.status}.`);
      return response.json();
    },
    initialData: configInPage,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Returns true when the configuration has loaded or failed to load. */
export const useIsPortalConfigKnown = () => !useQuery(portalConfigQuery()).isPending;

export const usePortalConfig = (): PortalConfig | undefined => useQuery(portalConfigQuery()).data;
