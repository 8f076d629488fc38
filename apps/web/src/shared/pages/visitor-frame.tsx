import { PageFooter } from '@wonderfield/ui/page-footer/page-footer';
import { PageHeader } from '@wonderfield/ui/page-header/page-header';
import { useTranslations } from 'use-intl';
import { AboutLinks } from './about-links.tsx';
import { PortalLogo } from './portal-logo.tsx';

/** Shows the header for visitors with the logo only. */
export const VisitorHeader = () => {
  const t = useTranslations('shared');
  return (
    <PageHeader
      logo={<PortalLogo />}
      navLabel={t('productName')}
      openLabel={t('close')}
      closeLabel={t('close')}
    />
  );
};

export const VisitorFooter = () => {
  const t = useTranslations('shared');
  return (
    <PageFooter aria-label={t('footerLabel')}>
      <AboutLinks />
    </PageFooter>
  );
};
