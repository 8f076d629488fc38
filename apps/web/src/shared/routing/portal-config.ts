import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PortalConfig } from '@wonderfield/contract/portal/portal-config';

/** Id of the element with the configuration in a public page, which saves a request. */
export const PORTAL_CONFIG_ID = 'portal-config';

const configInPage = (): PortalConfig | undefined => {
  const text = document.getElementById(PORTAL_CONFIG_ID)?.textContent;
  return text ? JSON.parse(text) : undefined;
};

export const portalConfigQuery = () =>
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

export const usePortalConfig = (): PortalConfig | undefined => useQuery(portalConfigQuery()).data;
