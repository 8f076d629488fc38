import { usePortalConfig } from '../routing/portal-config.ts';

/** Returns true if this installation offers sign-in through Google, Clever or a school. */
export const useHasExternalLogins = () => {
  const offered = usePortalConfig()?.signIn;
  return !!offered && (offered.google || offered.clever || !!offered.school);
};
