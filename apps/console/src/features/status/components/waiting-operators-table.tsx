import type { WaitingOperator } from '@wonderfield/contract/operators/operator-views';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { Table, TableCell } from '@wonderfield/ui/table/table';
import { useRef, useState } from 'react';
import { useFormatter } from 'use-intl';
import { ReasonDialog, type ReasonStep } from '../../../shared/dialogs/reason-dialog.tsx';
import { useFocusOfLeavers } from '../../../shared/use-focus-of-leavers.ts';
import { useStrings } from '../../../shared/use-strings.ts';
import { useEndSignInWait } from '../api/end-sign-in-wait.ts';
import styles from './status.module.css';

type RowProps = { operator: WaitingOperator; onStep: (step: ReasonStep) => void };

const WaitingOperatorRow = ({ operator, onStep }: RowProps) => {
  const t = useStrings('status');
  const format = useFormatter();
  const endSignInWait = useEndSignInWait();
  const { operatorId, name, email } = operator;
  const step: ReasonStep = {
    title: t('endWaitStep.title', { name }),
    text: t('endWaitStep.text', { name }),
    help: t('stepHelp'),
    confirmLabel: t('endWaitStep.confirm'),
    busyLabel: t('endWaitStep.busy'),
    send: (reason) => endSignInWait({ operatorId, reason }),
    done: t('endWaitStep.done', { name }),
  };
  return (
    <tr>
      <TableCell lead>
        <span className={styles.operator}>{name}</span>
        <span className={styles.email}>{email}</span>
      </TableCell>
      <TableCell label={t('waitsUntil')}>
        {format.dateTime(new Date(operator.until), { timeStyle: 'short' })}
      </TableCell>
      <TableCell actions>
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('endWaitOf', { name })}
          onClick={() => onStep(step)}
        >
          {t('endWait')}
        </Button>
      </TableCell>
    </tr>
  );
};

/** Lists operators who cannot sign in on an unknown device yet. A colleague can end the wait. */
export const WaitingOperatorsTable = ({ operators }: { operators: WaitingOperator[] }) => {
  const t = useStrings('status');
  const [step, setStep] = useState<ReasonStep>();
  const card = useRef<HTMLDivElement>(null);
  // Focuses the heading and not the next row, where Enter would end another wait.
  useFocusOfLeavers(card, () => document.querySelector<HTMLElement>('#main h1')?.focus());
  return (
    <>
      {operators.length > 0 && (
        <Card ref={card} className={styles.table}>
          <Table caption={t('waitingOperatorsTitle')} captionShown stackBelow={992}>
            <thead>
              <tr>
                <th scope="col">{t('operator')}</th>
                <th scope="col">{t('waitsUntil')}</th>
                <th scope="col">
                  <span className="visually-hidden">{t('actions')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {operators.map((operator) => (
                <WaitingOperatorRow
                  key={operator.operatorId}
                  operator={operator}
                  onStep={setStep}
                />
              ))}
            </tbody>
          </Table>
          <p className={styles.note}>{t('waitingOperatorsNote')}</p>
        </Card>
      )}
      {/* Stays after the last row was removed, because it sets the focus. */}
      <ReasonDialog step={step} onClose={() => setStep(undefined)} />
    </>
  );
};
