import { useTranslations } from 'use-intl';
import { usePortalConfig } from '../routing/portal-config.ts';

const LINKS = ['privacy', 'terms', 'ambassadors', 'support', 'faq'] as const;

/** Links to the marketing site and to help, as configured for this installation. */
export const AboutLinks = () => {
  const t = useTranslations('shared');
  const links = usePortalConfig()?.links;
  if (!links) return null;
  return LINKS.map((name) => (
    <a key={name} href={links[name]}>
      {t(name)}
    </a>
  ));
};
