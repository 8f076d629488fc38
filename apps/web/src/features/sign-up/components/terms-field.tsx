import { CheckboxField } from '@wonderfield/ui/checkbox-field/checkbox-field';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { usePortalConfig } from '../../../shared/portal-config.ts';

/** The box for the terms, with both texts a click away. */
export const TermsField = (props: Omit<ComponentProps<typeof CheckboxField>, 'label'>) => {
  const t = useTranslations('signUp');
  const links = usePortalConfig()?.links;
  return (
    <CheckboxField
      label={t.rich('terms', {
        terms: (words) => (
          <a href={links?.terms} target="_blank" rel="noreferrer">
            {words}
          </a>
        ),
        privacy: (words) => (
          <a href={links?.privacy} target="_blank" rel="noreferrer">
            {words}
          </a>
        ),
      })}
      {...props}
    />
  );
};
