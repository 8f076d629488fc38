import { APPROVAL_USUAL_SCHOOL_DAYS } from '@wonderfield/contract/limits';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { Tag } from '@wonderfield/ui/tag/tag';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNow } from 'use-intl';
import { useAgo } from '../../../shared/use-ago.ts';
import { useStrings } from '../../../shared/use-strings.ts';
import styles from './applicant-entry.module.css';

const DAY_MS = 24 * 60 * 60_000;

const WaitingTag = ({ since }: { since: string }) => {
  const t = useStrings('waiting');
  const ago = useAgo();
  const waitedMs = useNow().getTime() - new Date(since).getTime();
  // Users are informed that approval usually takes one school day.
  const isLate = waitedMs > APPROVAL_USUAL_SCHOOL_DAYS * DAY_MS;
  return <Tag tone={isLate ? 'sun' : 'plain'}>{t('asked', { when: ago(since) })}</Tag>;
};

type DecisionProps = {
  name: string;
  isApproving: boolean;
  onApprove: () => void;
  onReject: () => void;
};

export const DecisionButtons = ({ name, isApproving, onApprove, onReject }: DecisionProps) => {
  const t = useStrings('waiting');
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<Check size={18} strokeWidth={2.6} aria-hidden />}
        aria-label={isApproving ? undefined : t('approveOf', { name })}
        busy={isApproving}
        busyLabel={t('approving')}
        onClick={onApprove}
      >
        {t('approve')}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        aria-label={t('refuseOf', { name })}
        disabled={isApproving}
        onClick={onReject}
      >
        {t('refuse')}
      </Button>
    </>
  );
};

/** Shows a waiting person or school: name, time, evidence and the decision buttons. */
export const ApplicantEntry = ({
  id,
  name,
  since,
  about,
  actions,
  describedBy,
  children,
}: {
  id: string;
  name: string;
  since: string;
  about?: string;
  actions: ReactNode;
  /** Id of the text that describes the decision. */
  describedBy?: string | undefined;
  children: ReactNode;
}) => {
  const titleId = `waiting-${id}`;
  return (
    <li data-entry={id}>
      {/* Gets the focus after a decision. */}
      <Card
        as="article"
        className={styles.entry}
        tabIndex={-1}
        aria-labelledby={titleId}
        aria-describedby={describedBy}
      >
        <div className={styles.head}>
          <div className={styles.who}>
            <h3 id={titleId}>{name}</h3>
            <WaitingTag since={since} />
          </div>
          {about && <p className={styles.about}>{about}</p>}
        </div>
        <div className={styles.facts}>{children}</div>
        <div className={styles.actions}>{actions}</div>
      </Card>
    </li>
  );
};
