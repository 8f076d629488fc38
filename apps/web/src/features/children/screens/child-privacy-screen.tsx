import { useQuery } from '@tanstack/react-query';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { REPORTS_KEPT_AFTER_ERASURE_DAYS } from '@wonderfield/contract/limits';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { Table, TableCell } from '@wonderfield/ui/table/table';
import { useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useParent } from '../../../shared/account/current-user.ts';
import { LinkedLogins } from '../../../shared/linked-logins/linked-logins.tsx';
import { useHasExternalLogins } from '../../../shared/linked-logins/use-has-external-logins.ts';
import { BandPage } from '../../../shared/pages/band-page.tsx';
import page from '../../../shared/pages/work-page.module.css';
import { PATHS } from '../../../shared/routing/paths.ts';
import { passwordViewsQuery, useEraseChild, useExportChild } from '../api/child-calls.ts';
import { EraseDialog } from '../components/erase-dialog.tsx';
import styles from './child-privacy-screen.module.css';

const PasswordViews = ({ childId }: { childId: string }) => {
  const t = useTranslations('children.privacyPage');
  const format = useFormatter();
  const views = useQuery(passwordViewsQuery(childId));
  if (views.isPending) return <p aria-busy="true">{TEXTS.loading}</p>;
  if (views.isError) return <p role="alert">{views.error.message}</p>;
  if (views.data.length === 0) return <p>{t('noViews')}</p>;
  return (
    <Table caption={t('viewsTitle')} stackBelow={768}>
      <thead>
        <tr>
          <th scope="col">{t('when')}</th>
          <th scope="col">{t('who')}</th>
          <th scope="col">{t('what')}</th>
        </tr>
      </thead>
      <tbody>
        {views.data.map((view) => (
          <tr key={`${view.at}${view.action}`}>
            <TableCell label={t('when')} lead>
              {format.dateTime(new Date(view.at), { dateStyle: 'medium', timeStyle: 'short' })}
            </TableCell>
            <TableCell label={t('who')}>{view.who || t('someone')}</TableCell>
            <TableCell label={t('what')}>{t(`actions.${view.action}`)}</TableCell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};

/** Shows a child's external logins and password views, and offers export and erasure. */
export const ChildPrivacyScreen = () => {
  const t = useTranslations('children.privacyPage');
  const { childId = '' } = useParams();
  const showError = useErrorToast();
  const navigate = useNavigate();
  const child = useParent()?.children.find(({ id }) => id === childId);
  const [isErasing, setErasing] = useState(false);
  const hasExternalLogins = useHasExternalLogins();
  const logins = useTranslations('linkedLogins');
  const download = useExportChild(childId);
  const erase = useEraseChild(childId);
  // After an erasure, render nothing until the navigation to My Children finishes.
  if (!child) return erase.isIdle ? <Navigate to={PATHS.notFound} replace /> : null;
  const name = child.firstName;

  return (
    <>
      <BandPage
        cast="family"
        size="list"
        title={t('title', { name })}
        lead={t('lead')}
        backTo={PATHS.children}
        backLabel={t('back')}
        className={page.wide}
      >
        <div className={styles.stack}>
          <Card padding="lg">
            <h2>{t('viewsTitle')}</h2>
            <PasswordViews childId={childId} />
          </Card>
          {hasExternalLogins && (
            <Card padding="lg">
              <h2>{logins('title')}</h2>
              <LinkedLogins studentId={childId} name={name} />
            </Card>
          )}
          <Card padding="lg">
            <h2>{t('downloadTitle')}</h2>
            <p>{t('downloadText')}</p>
            <Button
              variant="secondary"
              busy={download.isPending}
              busyLabel={t('preparing')}
              onClick={() =>
                download.mutate(undefined, {
                  onError: (error) => showError(error),
                })
              }
            >
              {t('download')}
            </Button>
          </Card>
          <Card padding="lg">
            <h2>{t('eraseTitle')}</h2>
            <p>{t('eraseText')}</p>
            <p>{t('eraseGoes', { name })}</p>
            <p>{t('eraseStays')}</p>
            <p>{t('eraseReports', { days: REPORTS_KEPT_AFTER_ERASURE_DAYS })}</p>
            <Button variant="danger" onClick={() => setErasing(true)}>
              {t('erase')}
            </Button>
          </Card>
        </div>
      </BandPage>
      <EraseDialog
        child={child}
        open={isErasing}
        erase={erase}
        onClose={() => setErasing(false)}
        onErased={() => void navigate(PATHS.children, { replace: true })}
      />
    </>
  );
};
