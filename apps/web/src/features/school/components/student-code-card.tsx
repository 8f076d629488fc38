import type { School } from '@wonderfield/contract/educators/school-admin';
import { Hare } from '@wonderfield/ui/art/animals/hare';
import { Button } from '@wonderfield/ui/button/button';
import { Dialog, DialogBody } from '@wonderfield/ui/dialog/dialog';
import { Presentation } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { JoinBoard } from '../../../shared/join-board/join-board.tsx';
import { CodeCard } from './code-card.tsx';
import styles from './code-cards.module.css';
import { CodeChangeButtons } from './code-change-buttons.tsx';
import type { CodeConfirmation } from './use-code-confirmation.ts';

const SwitchedOn = ({
  studentCode: { code, uses, endsAt },
  school,
  onAsk,
}: {
  studentCode: NonNullable<School['studentCode']>;
  school: string;
  onAsk: CodeConfirmation['ask'];
}) => {
  const t = useTranslations('school.studentCode');
  const shared = useTranslations('shared');
  const format = useFormatter();
  const [isOnBoard, setOnBoard] = useState(false);
  const when = format.dateTime(new Date(endsAt), {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  return (
    <>
      <p className={styles.studentCode}>
        <span className="code">{code}</span>
      </p>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          size="sm"
          icon={<Presentation size={20} strokeWidth={2.2} aria-hidden />}
          onClick={() => setOnBoard(true)}
        >
          {t('board')}
        </Button>
        <CodeChangeButtons kind="student" onAsk={onAsk} />
      </div>
      <p className={styles.facts}>
        <span>{t('uses', { count: uses })}</span>
        <span>{t('ends', { when })}</span>
      </p>
      <Dialog
        open={isOnBoard}
        onClose={() => setOnBoard(false)}
        size="full"
        title={t('boardTitle', { school })}
        closeLabel={shared('close')}
      >
        <DialogBody>
          <div className={styles.board}>
            <JoinBoard code={code} typeLabel={t('type')} />
          </div>
        </DialogBody>
      </Dialog>
    </>
  );
};

/** Shows the student code, which is short and large. */
export const StudentCodeCard = ({ school: { name, studentCode } }: { school: School }) => (
  <CodeCard kind="student" animal={<Hare x={30} y={62} s={0.17} wave={false} />}>
    {studentCode && ((ask) => <SwitchedOn studentCode={studentCode} school={name} onAsk={ask} />)}
  </CodeCard>
);
