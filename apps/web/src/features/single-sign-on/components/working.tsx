import { Skeleton } from '@wonderfield/ui/skeleton/skeleton';
import { useTranslations } from 'use-intl';
import { FieldPage } from '../../../shared/pages/field-page.tsx';
import form from '../../../shared/pages/form.module.css';
import { PageTitle } from '../../../shared/pages/page-title.tsx';

/** Shows progress while the request is pending. */
export const Working = ({ label }: { label: string }) => {
  const t = useTranslations('singleSignOn');
  return (
    <FieldPage place="educator">
      <PageTitle>{t('title')}</PageTitle>
      <h1 className={form.title}>{t('title')}</h1>
      <Skeleton label={label} />
    </FieldPage>
  );
};
