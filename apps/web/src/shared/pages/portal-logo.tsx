import { Logo } from '@wonderfield/ui/logo/logo';
import { useTranslations } from 'use-intl';
import { PATHS } from '../routing/paths.ts';
import { usePortalConfig } from '../routing/portal-config.ts';

/** Links the logo to the marketing site, or to the portal until the address is known. */
export const PortalLogo = ({
  look,
  className,
}: {
  look?: 'plain' | 'pill';
  className?: string;
}) => {
  const t = useTranslations('shared');
  const home = usePortalConfig()?.links.marketing ?? PATHS.door;
  return (
    <Logo
      name={t('productName')}
      aria-label={t('logoLabel')}
      href={home}
      look={look}
      className={className}
    />
  );
};
