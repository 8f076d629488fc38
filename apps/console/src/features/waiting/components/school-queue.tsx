import type { WaitingSchool } from '@wonderfield/contract/operators/operator-views';
import { useState } from 'react';
import { ReasonDialog } from '../../../shared/dialogs/reason-dialog.tsx';
import { useStrings } from '../../../shared/use-strings.ts';
import { rejectSchool, useDecide } from '../api/decide.ts';
import { ApplicantEntry, DecisionButtons } from './applicant-entry.tsx';
import { ApproveSchoolDialog } from './approve-school-dialog.tsx';
import { Queue } from './queue.tsx';
import { SchoolFacts } from './school-facts.tsx';
import { useAboutSchool } from './use-about-school.ts';
import { useQueueFocus } from './use-queue-focus.ts';
import { useRejection } from './use-rejection.ts';

const REASONS = ['notActing', 'twice', 'notFound', 'numbers'] as const;

/** Schools and districts that request a license. Approving asks first, because it mails a code. */
export const SchoolQueue = ({
  schools,
  isHidden,
}: {
  schools: WaitingSchool[];
  isHidden: boolean;
}) => {
  const t = useStrings('waiting');
  const about = useAboutSchool();
  const { section, focusAfter } = useQueueFocus();
  const decide = useDecide(focusAfter);
  const errorFor = useRejection(
    REASONS.map((key) => ({
      name: t(`schoolReasons.${key}.name`),
      text: t(`schoolReasons.${key}.text`),
    })),
  );
  const [approved, setApproved] = useState<WaitingSchool>();
  const [rejected, setRejected] = useState<WaitingSchool>();
  return (
    <>
      <Queue
        ref={section}
        name="schools"
        title={t('queues.schools', { count: schools.length })}
        empty={schools.length === 0 ? t('queues.noSchools') : undefined}
        isHidden={isHidden}
      >
        {schools.map((school) => (
          <ApplicantEntry
            key={school.schoolId}
            id={school.schoolId}
            name={school.schoolName}
            since={school.waitingSince}
            about={about(school)}
            actions={
              <DecisionButtons
                name={school.schoolName}
                isApproving={false}
                onApprove={() => setApproved(school)}
                onReject={() => setRejected(school)}
              />
            }
          >
            <SchoolFacts school={school} />
          </ApplicantEntry>
        ))}
      </Queue>
      <ApproveSchoolDialog
        school={approved}
        decide={decide}
        onClose={() => setApproved(undefined)}
      />
      <ReasonDialog
        step={
          rejected &&
          errorFor(rejected.schoolName, (reason) =>
            decide(rejected.schoolId, () => rejectSchool(rejected.schoolId, reason)),
          )
        }
        onClose={() => setRejected(undefined)}
      />
    </>
  );
};
