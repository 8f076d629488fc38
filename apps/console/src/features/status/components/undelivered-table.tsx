import type { UndeliveredLetters } from '@wonderfield/contract/operators/operator-views';
import { Button } from '@wonderfield/ui/button/button';
import { Table, TableCell } from '@wonderfield/ui/table/table';
import { useState } from 'react';
import { useFormatter } from 'use-intl';
import { ReasonDialog, type ReasonStep } from '../../../shared/reason-dialog.tsx';
import { useAgo } from '../../../shared/use-ago.ts';
import { useWords } from '../../../shared/use-strings.ts';
import styles from './status.module.css';
import { useLetterWords } from './use-email-strings.ts';
import { useUndeliveredReasonSteps } from './use-undelivered-reason-steps.ts';

const UndeliveredRow = ({
  letters,
  onStep,
}: {
  letters: UndeliveredLetters;
  onStep: (step: ReasonStep) => void;
}) => {
  const t = useWords('status');
  const format = useFormatter();
  const ago = useAgo();
  const { kindOf, reasonOf } = useLetterWords();
  const { sendAgain, drop } = useUndeliveredReasonSteps();
  const kind = kindOf(letters.kind);
  return (
    <tr>
      <TableCell lead>{kind}</TableCell>
      <TableCell label={t('letters')}>{format.number(letters.letters)}</TableCell>
      <TableCell label={t('since')}>{ago(letters.since)}</TableCell>
      <TableCell label={t('lastReason')}>
        <span>
          {reasonOf(letters.lastReason)} <span className={styles.code}>{letters.lastReason}</span>
        </span>
      </TableCell>
      <TableCell actions>
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('sendAgainOf', { kind })}
          onClick={() => onStep(sendAgain(letters, kind))}
        >
          {t('sendAgain')}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('dropOf', { kind })}
          onClick={() => onStep(drop(letters, kind))}
        >
          {t('drop')}
        </Button>
      </TableCell>
    </tr>
  );
};

/** Letters that need a person: the relay had all its chances. */
export const UndeliveredTable = ({ undelivered }: { undelivered: UndeliveredLetters[] }) => {
  const t = useWords('status');
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
          {undelivered.map((letters) => (
            <UndeliveredRow key={letters.kind} letters={letters} onStep={setStep} />
          ))}
        </tbody>
      </Table>
      {undelivered.length > 0 && <p className={styles.note}>{t('undeliveredNote')}</p>}
      <ReasonDialog step={step} onClose={() => setStep(undefined)} />
    </>
  );
};
