import type { School } from '@wonderfield/contract/educators/school-office';
import { Hare } from '@wonderfield/ui/art/hare';
import { Picture } from '@wonderfield/ui/art/kit';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { Dialog, DialogBody } from '@wonderfield/ui/dialog/dialog';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { Presentation } from 'lucide-react';
import { type RefObject, useId, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { JoinBoard } from '../../../shared/join-board/join-board.tsx';
import { useErrorToast } from '../../../shared/use-error-toast.ts';
import { useSetSchoolCode } from '../api/school-calls.ts';
import styles from './code-cards.module.css';
import { CodeChangeButtons } from './code-change-buttons.tsx';
import { CodeChangeDialog } from './code-change-dialog.tsx';
import { type AskedChange, useAskedChange } from './use-asked-change.ts';

const SwitchOn = ({ heading }: { heading: RefObject<HTMLElement | null> }) => {
  const t = useTranslations('school.studentCode');
  const { show } = useToasts();
  const tellError = useErrorToast();
  const change = useSetSchoolCode();
  return (
    <>
      <p className={styles.off}>{t('off')}</p>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          size="sm"
          busy={change.isPending}
          busyLabel={t('switchingOn')}
          onClick={() =>
            change.mutate(
              { kind: 'student', action: 'renew' },
              {
                onSuccess: () => {
                  show({ tone: 'success', text: t('switchedOn') });
                  heading.current?.focus();
                },
                onError: (error) => tellError(error),
              },
            )
          }
        >
          {t('switchOn')}
        </Button>
      </div>
    </>
  );
};

const SwitchedOn = ({
  studentCode: { code, uses, endsAt },
  school,
  onAsk,
}: {
  studentCode: NonNullable<School['studentCode']>;
  school: string;
  onAsk: AskedChange['ask'];
}) => {
  const t = useTranslations('school.studentCode');
  const shared = useTranslations('shared');
  const format = useFormatter();
  const [isOnBoard, setOnBoard] = useState(false);
  const when = format.dateTime(new Date(endsAt), {
    ...{ weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
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

/** The code that makes students and nothing else: short, large, with the hare. */
export const StudentCodeCard = ({ school }: { school: School }) => {
  const t = useTranslations('school.studentCode');
  const { studentCode } = school;
  const { asked, ask, drop } = useAskedChange(studentCode !== undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  return (
    <Card
      as="section"
      padding="md"
      className={`${styles.card} ${styles.student}`}
      aria-labelledby={titleId}
    >
      <div className={styles.head}>
        <Picture width={60} height={60} size={[56, 56]} className={styles.animal}>
          <Hare x={30} y={62} s={0.17} wave={false} />
        </Picture>
        <div>
          <h2 ref={heading} id={titleId} tabIndex={-1}>
            {t('title')}
          </h2>
          <p className={styles.text}>{t('text')}</p>
        </div>
      </div>
      {studentCode ? (
        <SwitchedOn studentCode={studentCode} school={school.name} onAsk={ask} />
      ) : (
        <SwitchOn heading={heading} />
      )}
      <CodeChangeDialog kind="student" action={asked} onClose={drop} heading={heading} />
    </Card>
  );
};
