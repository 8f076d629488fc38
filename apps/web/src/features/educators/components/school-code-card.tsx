import { TEXTS } from '@wonderfield/contract/texts';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorToast } from '../../../shared/use-error-toast.ts';
import { useSetSchoolCode } from '../api/educator-calls.ts';
import styles from './school.module.css';

type Action = 'renew' | 'revoke';

/** The code with what can be done about it; both changes say first what happens. */
export const SchoolCodeCard = ({ code }: { code: string | undefined }) => {
  const t = useTranslations('educators.school');
  const shared = useTranslations('shared');
  const toasts = useToasts();
  const tellError = useErrorToast();
  const change = useSetSchoolCode();
  const [asked, setAsked] = useState<Action>();

  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(code ?? '');
      toasts.show({ tone: 'success', text: t('copied') });
    } catch {
      // Browsers may not let a page copy.
      toasts.show({ tone: 'error', text: TEXTS.somethingWrong });
    }
  };
  const handleConfirm = async () => {
    if (!asked) return;
    await change.mutateAsync(asked, { onError: (error) => tellError(error) });
    toasts.show({ tone: 'success', text: t(asked === 'renew' ? 'renewed' : 'revoked') });
  };
  return (
    <Card as="section" padding="md">
      <h2>{t('codeTitle')}</h2>
      <p className={styles.text}>{code ? t('codeText') : t('noCode')}</p>
      {code && (
        <p className={styles.code}>
          <span className="code">{code}</span>
          <Button
            variant="quiet"
            size="sm"
            icon={<Copy size={18} strokeWidth={2.2} aria-hidden />}
            onClick={() => void handleCopy()}
          >
            {t('copy')}
          </Button>
        </p>
      )}
      <div className={styles.codeActions}>
        <Button variant="secondary" size="sm" onClick={() => setAsked('renew')}>
          {code ? t('renew') : t('makeCode')}
        </Button>
        {code && (
          <Button variant="quiet" size="sm" onClick={() => setAsked('revoke')}>
            {t('revoke')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={t(asked === 'revoke' ? 'revokeTitle' : 'renewTitle')}
        text={t(asked === 'revoke' ? 'revokeText' : 'renewText')}
        cancelLabel={shared('cancel')}
        confirmLabel={t(asked === 'revoke' ? 'revoke' : 'renew')}
        busyLabel={t(asked === 'revoke' ? 'revoking' : 'renewing')}
        tone={asked === 'revoke' ? 'danger' : 'primary'}
        onConfirm={handleConfirm}
      />
    </Card>
  );
};
