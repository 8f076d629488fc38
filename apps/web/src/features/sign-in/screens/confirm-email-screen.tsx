import { Button } from '@wonderfield/ui/button/button';
import { Note } from '@wonderfield/ui/note/note';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAtmosphere } from '../../../shared/atmosphere.ts';
import { confirmationLink } from '../../../shared/mailed-links.ts';
import { PageTitle } from '../../../shared/page-title.tsx';
import { FieldPage } from '../../../shared/pages/field-page.tsx';
import form from '../../../shared/pages/form.module.css';
import { DeadConfirmationLink } from '../components/dead-confirmation-link.tsx';
import { useConfirmEmail } from '../components/use-confirm-email.ts';

/** Where the link in the mail leads. Only the press confirms: mail scanners open links, too. */
export const ConfirmEmailScreen = () => {
  const t = useTranslations('signIn.confirm');
  const [link] = useState(confirmationLink.read);
  const confirm = useConfirmEmail();
  useAtmosphere('golden');
  return (
    <FieldPage place="home">
      <PageTitle>{t('title')}</PageTitle>
      {!link || confirm.isDead ? (
        <DeadConfirmationLink why={link ? 'dead' : 'missing'} />
      ) : (
        <>
          <h1 className={form.title}>{t('title')}</h1>
          <p className={form.lead}>{t('lead')}</p>
          {confirm.isError && (
            <div className={form.notice}>
              <Note tone="error">{confirm.error.message}</Note>
            </div>
          )}
          <Button
            variant="primary"
            block
            busy={confirm.isPending}
            busyLabel={t('confirming')}
            onClick={() => confirm.mutate(link.token)}
          >
            {confirm.isError ? t('tryAgain') : t('confirm')}
          </Button>
        </>
      )}
    </FieldPage>
  );
};
