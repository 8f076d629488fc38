import { Button } from '@wonderfield/ui/button/button';
import { Note } from '@wonderfield/ui/note/note';
import { DigitsField } from '@wonderfield/ui/text-field/digits-field';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import styles from './contact-check.module.css';
import { type Contact, useContactCheck } from './use-contact-check.ts';

/**
 * Sends and verifies a one-time code, with a visible wait and the remaining attempts. The check is
 * always optional and only supports the approval.
 */
export const ContactCheck = ({
  contact,
  onChecked,
}: {
  /** Target of the code. Undefined while the fields are incomplete. */
  contact: Contact | undefined;
  /** Called with the ticket, for a visitor, and the verified contact. */
  onChecked: (ticket: string | undefined, contact: Contact) => void;
}) => {
  const t = useTranslations('shared.contact');
  const check = useContactCheck(contact, onChecked);
  const { sent } = check;
  const codeField = useRef<HTMLInputElement>(null);
  const focusedFor = useRef<string>(undefined);

  // Focus the field once per code, because later the user may be typing elsewhere.
  useEffect(() => {
    if (!sent || sent.challengeId === focusedFor.current) return;
    focusedFor.current = sent.challengeId;
    codeField.current?.focus();
  }, [sent]);

  if (check.isDone) {
    return (
      <p className={styles.done} role="status">
        <Check size={20} strokeWidth={2.6} aria-hidden />
        {t('done')}
      </p>
    );
  }
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
            <DigitsField
              ref={codeField}
              label={t('code')}
              code
              autoComplete="one-time-code"
              maxLength={6}
              value={check.code}
              onChange={(event) => check.setCode(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                // The field is inside a larger form, which must not be submitted.
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
          onClick={() => void check.send()}
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
