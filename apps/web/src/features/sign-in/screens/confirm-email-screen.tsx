import { Button } from '@wonderfield/ui/button/button';
import { Note } from '@wonderfield/ui/note/note';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { confirmationLink } from '../../../shared/account/mailed-links.ts';
import { useRunOnce } from '../../../shared/call/use-run-once.ts';
import { FieldPage } from '../../../shared/pages/field-page.tsx';
import form from '../../../shared/pages/form.module.css';
import { usePageTheme } from '../../../shared/pages/page-theme.ts';
import { PageTitle } from '../../../shared/pages/page-title.tsx';
import { DeadConfirmationLink } from '../components/dead-confirmation-link.tsx';
import { useConfirmEmail } from '../components/use-confirm-email.ts';

/**
 * Confirms the email address when the link is opened. A scanner that only fetches the link changes
 * nothing, and if one runs the page first, the user still sees a success.
 */
export const ConfirmEmailScreen = () => {
  const t = useTranslations('confirmEmail');
  const [link] = useState(confirmationLink.read);
  const confirm = useConfirmEmail();
  useRunOnce(() => link && confirm.mutate(link.token));
  usePageTheme('golden');
  return (
    <FieldPage place="home">
      <PageTitle>{t('title')}</PageTitle>
      {!link || confirm.isDead ? (
        <DeadConfirmationLink why={link ? 'dead' : 'missing'} />
      ) : (
        <>
          <h1 className={form.title}>{t('title')}</h1>
          {confirm.isError ? (
            <>
              <div className={form.notice}>
                <Note tone="error">{confirm.error.message}</Note>
              </div>
              <Button variant="primary" block onClick={() => confirm.mutate(link.token)}>
                {t('tryAgain')}
              </Button>
            </>
          ) : (
            <p className={form.lead} role="status">
              {t('confirming')}
            </p>
          )}
        </>
      )}
    </FieldPage>
  );
};
