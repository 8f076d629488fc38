import type { WaitingEducator } from '@wonderfield/contract/operators/operator-views';
import { useState } from 'react';
import { ReasonDialog } from '../../../shared/dialogs/reason-dialog.tsx';
import { useStrings } from '../../../shared/use-strings.ts';
import { rejectEducator, useApproveEducator, useDecide } from '../api/decide.ts';
import { EducatorEntry } from './educator-entry.tsx';
import { Queue } from './queue.tsx';
import type { EducatorRow } from './use-educator-rows.ts';
import { useQueueFocus } from './use-queue-focus.ts';
import { useRejection } from './use-rejection.ts';

const REASONS = ['schoolEmail', 'notFound', 'unconfirmed', 'twice'] as const;

/** Waiting teachers. Approving takes one click, declining needs a reason. */
export const EducatorQueue = ({
  rows,
  keepInPlace,
  isHidden,
}: {
  rows: EducatorRow[];
  keepInPlace: (educator: WaitingEducator) => void;
  isHidden: boolean;
}) => {
  const t = useStrings('waiting');
  const { section, focusAfter, focusOn } = useQueueFocus();
  const decide = useDecide(focusAfter);
  const sendApproval = useApproveEducator(focusAfter);
  const approve = async (educator: WaitingEducator) => {
    // Runs before the lists change, so that the entry never disappears temporarily.
    keepInPlace(educator);
    await sendApproval(educator);
    focusOn(educator.userId);
  };
  const errorFor = useRejection(
    REASONS.map((key) => ({
      name: t(`educatorReasons.${key}.name`),
      text: t(`educatorReasons.${key}.text`),
    })),
  );
  const [rejected, setRejected] = useState<WaitingEducator>();
  return (
    <>
      <Queue
        ref={section}
        name="educators"
        title={t('queues.educators', {
          count: rows.filter(({ isApproved }) => !isApproved).length,
        })}
        empty={rows.length === 0 ? t('queues.noEducators') : undefined}
        isHidden={isHidden}
      >
        {rows.map((row) => (
          <EducatorEntry
            key={row.educator.userId}
            row={row}
            approve={approve}
            onReject={() => setRejected(row.educator)}
            onUndone={focusOn}
          />
        ))}
      </Queue>
      <ReasonDialog
        step={
          rejected &&
          errorFor(`${rejected.firstName} ${rejected.lastName}`, (reason) =>
            decide(rejected.userId, () => rejectEducator(rejected.userId, reason)),
          )
        }
        onClose={() => setRejected(undefined)}
      />
    </>
  );
};
