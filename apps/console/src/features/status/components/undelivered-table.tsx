import type { UndeliveredEmails } from '@wonderfield/contract/operators/operator-views';
import { Button } from '@wonderfield/ui/button/button';
import { Table, TableCell } from '@wonderfield/ui/table/table';
import { useState } from 'react';
import { useFormatter } from 'use-intl';
import { ReasonDialog, type ReasonStep } from '../../../shared/dialogs/reason-dialog.tsx';
import { useAgo } from '../../../shared/use-ago.ts';
import { useStrings } from '../../../shared/use-strings.ts';
import styles from './status.module.css';
import { useEmailStrings } from './use-email-strings.ts';
import { useUndeliveredReasonSteps } from './use-undelivered-reason-steps.ts';

const UndeliveredRow = ({
  emails,
  onStep,
}: {
  emails: UndeliveredEmails;
  onStep: (step: ReasonStep) => void;
}) => {
  const t = useStrings('status');
  const format = useFormatter();
  const ago = useAgo();
  const { kindOf, reasonOf } = useEmailStrings();
  const { sendAgain, drop } = useUndeliveredReasonSteps();
  const kind = kindOf(emails.kind);
  return (
    <tr>
      <TableCell lead>{kind}</TableCell>
      <TableCell label={t('letters')}>{format.number(emails.letters)}</TableCell>
      <TableCell label={t('since')}>{ago(emails.since)}</TableCell>
      <TableCell label={t('lastReason')}>
        <span>
          {reasonOf(emails.lastReason)} <span className={styles.code}>{emails.lastReason}</span>
        </span>
      </TableCell>
      <TableCell actions>
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('sendAgainOf', { kind })}
          onClick={() => onStep(sendAgain(emails, kind))}
        >
          {t('sendAgain')}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('dropOf', { kind })}
          onClick={() => onStep(drop(emails, kind))}
        >
          {t('drop')}
        </Button>
      </TableCell>
    </tr>
  );
};

/** Lists emails that failed at every attempt and need an operator. */
export const UndeliveredTable = ({ undelivered }: { undelivered: UndeliveredEmails[] }) => {
  const t = useStrings('status');
  const [step, setStep] = useState<ReasonStep>();
  return (
    <>
      <Table caption={t('undeliveredTitle')} captionShown stackBelow={992}>
        <thead>
          <tr>
            {(['kind', 'letters', 'since', 'lastReason'] as const).map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{t('actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {undelivered.length === 0 && (
            <tr>
              <TableCell colSpan={5}>{t('noneUndelivered')}</TableCell>
            </tr>
          )}
          {undelivered.map((emails) => (
            <UndeliveredRow key={emails.kind} emails={emails} onStep={setStep} />
          ))}
        </tbody>
      </Table>
      {undelivered.length > 0 && <p className={styles.note}>{t('undeliveredNote')}</p>}
      <ReasonDialog step={step} onClose={() => setStep(undefined)} />
    </>
  );
};
