import { Logo } from '@wonderfield/ui/logo/logo';
import { useTranslations } from 'use-intl';
import { PATHS } from './paths.ts';
import { usePortalConfig } from './portal-config.ts';

/** The logo leads to the marketing site; until its address is known, to the portal's own door. */
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
