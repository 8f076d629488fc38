import type { WaitingEducator } from '@wonderfield/contract/operators/operator-views';
import { useState } from 'react';
import { ReasonDialog } from '../../../shared/reason-dialog.tsx';
import { useWords } from '../../../shared/use-words.ts';
import { refuseEducator, useDecide } from '../api/decide.ts';
import { EducatorEntry } from './educator-entry.tsx';
import { Queue } from './queue.tsx';
import { useQueueFocus } from './use-queue-focus.ts';
import { useRefusal } from './use-refusal.ts';

const REASONS = ['schoolEmail', 'notFound', 'unconfirmed', 'twice'] as const;

/** Teachers who wait: approved with one click, refused with a reason. */
export const EducatorQueue = ({
  educators,
  isHidden,
}: {
  educators: WaitingEducator[];
  isHidden: boolean;
}) => {
  const t = useWords('waiting');
  const { section, focusAfter } = useQueueFocus();
  const decide = useDecide(focusAfter);
  const refusalOf = useRefusal(
    REASONS.map((key) => ({
      name: t(`educatorReasons.${key}.name`),
      text: t(`educatorReasons.${key}.text`),
    })),
  );
  const [refused, setRefused] = useState<WaitingEducator>();
  return (
    <>
      <Queue
        ref={section}
        name="educators"
        title={t('queues.educators', { count: educators.length })}
        empty={educators.length === 0 ? t('queues.noEducators') : undefined}
        isHidden={isHidden}
      >
        {educators.map((educator) => (
          <EducatorEntry
            key={educator.userId}
            educator={educator}
            decide={decide}
            onRefuse={() => setRefused(educator)}
          />
        ))}
      </Queue>
      <ReasonDialog
        step={
          refused &&
          refusalOf(`${refused.firstName} ${refused.lastName}`, (reason) =>
            decide(refused.userId, () => refuseEducator(refused.userId, reason)),
          )
        }
        onClose={() => setRefused(undefined)}
      />
    </>
  );
};
