import { CheckboxField } from '@wonderfield/ui/checkbox-field/checkbox-field';
import { useTranslations } from 'use-intl';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { usePortalConfig } from '../../../shared/routing/portal-config.ts';

/** Shows the checkbox for the terms with links to both texts. */
export const TermsField = () => {
  const t = useTranslations('signUp');
  const links = usePortalConfig()?.links;
  const { register, errorOf } = useFields<{ termsOfService: boolean }>();
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
      error={errorOf('termsOfService')}
      {...register('termsOfService')}
    />
  );
};
