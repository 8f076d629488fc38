import { Button } from '@wonderfield/ui/button/button';
import { Note } from '@wonderfield/ui/note/note';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { Check } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import styles from './contact-check.module.css';
import { type Contact, useContactCheck } from './use-contact-check.ts';

/**
 * The one-time code (S 4, D 4): send, enter, send again after a wait one can see, tries left. It is
 * optional everywhere: it only speaks for the person.
 */
export const ContactCheck = ({
  contact,
  onChecked,
}: {
  /** Where the code may go; nothing while the fields are not filled in yet. */
  contact: Contact | undefined;
  onChecked: (ticket: string | undefined) => void;
}) => {
  const t = useTranslations('shared.contact');
  const check = useContactCheck(contact, onChecked);
  const codeField = useRef<HTMLInputElement>(null);

  const handleSend = async () => {
    if (await check.send()) codeField.current?.focus();
  };

  if (check.isDone) {
    return (
      <p className={styles.done} role="status">
        <Check size={20} strokeWidth={2.6} aria-hidden />
        {t('done')}
      </p>
    );
  }
  const { sent } = check;
  return (
    <div className={styles.check}>
      <p className={styles.why}>{t('why')}</p>
      {sent && (
        <div className={styles.sent} role="status">
          {sent.isFallback && <Note tone="sun">{t('fallback')}</Note>}
          <p>{t(sent.channel === 'sms' ? 'sentBySms' : 'sentByEmail', { to: sent.destination })}</p>
        </div>
      )}
      <div className={styles.row}>
        {sent && (
          <>
            <TextField
              ref={codeField}
              label={t('code')}
              code
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              value={check.code}
              onChange={(event) => check.setCode(event.currentTarget.value.replace(/\D/g, ''))}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                // It stands inside a bigger form, which is not meant.
                event.preventDefault();
                void check.verify();
              }}
              error={check.error}
            />
            <Button
              variant="secondary"
              busy={check.isVerifying}
              busyLabel={t('verifying')}
              onClick={() => void check.verify()}
            >
              {t('verify')}
            </Button>
          </>
        )}
        <Button
          variant={sent ? 'quiet' : 'secondary'}
          disabled={!contact || check.waitSeconds > 0}
          busy={check.isSending}
          busyLabel={t('sending')}
          onClick={() => void handleSend()}
        >
          {sent ? t('resend') : t('send')}
        </Button>
      </div>
      {!sent && check.error && <Note tone="error">{check.error}</Note>}
      {check.waitSeconds > 0 && (
        <p className={styles.wait}>{t('wait', { seconds: check.waitSeconds })}</p>
      )}
      {!contact && <p className={styles.wait}>{t('fillFirst')}</p>}
    </div>
  );
};
