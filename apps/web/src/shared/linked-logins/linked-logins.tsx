import { useQuery } from '@tanstack/react-query';
import type { LinkedLogin } from '@wonderfield/contract/identities/identity';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { type RefObject, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PendingOrError } from '../call/pending-or-error.tsx';
import { useResultToast } from '../call/use-result-toast.ts';
import { useLastValue } from '../hooks/use-last-value.ts';
import { linkedLoginsQuery, useChangeLinkedLogin } from './linked-login-calls.ts';
import { LinkedLoginRow } from './linked-login-row.tsx';
import styles from './login-row.module.css';

type Props = { studentId: string; name: string };

/** Asks before a link is ended or allowed. */
const ChangeDialog = ({
  studentId,
  name,
  link,
  onClose,
  finalFocus,
}: Props & {
  link: LinkedLogin | undefined;
  onClose: () => void;
  finalFocus: RefObject<HTMLElement | null>;
}) => {
  const t = useTranslations('linkedLogins');
  const shared = useTranslations('shared');
  const withToast = useResultToast();
  const change = useChangeLinkedLogin(studentId);
  const shown = useLastValue(link);
  const isEnding = shown?.isAllowed ?? true;
  const ask = isEnding ? 'endAsk' : 'allowAsk';
  const service = t(`services.${shown?.provider ?? 'google'}`);
  const handleConfirm = () =>
    shown &&
    withToast(
      change.mutateAsync({ linkId: shown.linkId, change: isEnding ? 'end' : 'allow' }),
      t(`${ask}.done`, { service }),
    );
  return (
    <ConfirmDialog
      open={link !== undefined}
      onClose={onClose}
      title={t(`${ask}.title`, { service, name })}
      text={t(`${ask}.text`, { name })}
      cancelLabel={shared('cancel')}
      confirmLabel={t(`${ask}.confirm`)}
      busyLabel={t(`${ask}.busy`)}
      tone={isEnding ? 'danger' : 'primary'}
      onConfirm={handleConfirm}
      finalFocus={finalFocus}
    />
  );
};

/** Shows the external logins of a student to the adults who manage the account. */
export const LinkedLogins = ({ studentId, name }: Props) => {
  const t = useTranslations('linkedLogins');
  const query = useQuery(linkedLoginsQuery(studentId));
  const links = query.data;
  const lead = useRef<HTMLParagraphElement>(null);
  const [changed, setChanged] = useState<LinkedLogin>();
  return (
    <>
      {links && (
        <p ref={lead} tabIndex={-1} className={styles.lead}>
          {t(links.length > 0 ? 'lead' : 'empty', { name })}
        </p>
      )}
      {links && links.length > 0 && (
        <ul className={styles.rows}>
          {links.map((link) => (
            <LinkedLoginRow key={link.linkId} link={link} onChange={() => setChanged(link)} />
          ))}
        </ul>
      )}
      <PendingOrError query={query} loadingLabel={t('loading')} tryAgainLabel={t('tryAgain')} />
      <ChangeDialog
        studentId={studentId}
        name={name}
        link={changed}
        onClose={() => setChanged(undefined)}
        finalFocus={lead}
      />
    </>
  );
};
