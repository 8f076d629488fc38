import { APPROVAL_USUAL_SCHOOL_DAYS } from '@wonderfield/contract/limits';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { Tag } from '@wonderfield/ui/tag/tag';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNow } from 'use-intl';
import { useAgo } from '../../../shared/use-ago.ts';
import { useWords } from '../../../shared/use-words.ts';
import styles from './entry.module.css';

const DAY_MS = 24 * 60 * 60_000;

const WaitingTag = ({ since }: { since: string }) => {
  const t = useWords('waiting');
  const ago = useAgo();
  const waitedMs = useNow().getTime() - new Date(since).getTime();
  // People are told that it usually takes a school day.
  const isLate = waitedMs > APPROVAL_USUAL_SCHOOL_DAYS * DAY_MS;
  return <Tag tone={isLate ? 'sun' : 'plain'}>{t('asked', { when: ago(since) })}</Tag>;
};

/** Somebody or some school that waits: who, since when, the evidence, and the two ways out. */
export const Entry = ({
  id,
  name,
  since,
  about,
  isApproving,
  onApprove,
  onRefuse,
  children,
}: {
  id: string;
  name: string;
  since: string;
  about?: string;
  isApproving: boolean;
  onApprove: () => void;
  onRefuse: () => void;
  children: ReactNode;
}) => {
  const t = useWords('waiting');
  const titleId = `waiting-${id}`;
  return (
    <li data-entry={id}>
      {/* Takes the focus when the one before it is decided. */}
      <Card as="article" className={styles.entry} tabIndex={-1} aria-labelledby={titleId}>
        <div className={styles.head}>
          <div className={styles.who}>
            <h3 id={titleId}>{name}</h3>
            <WaitingTag since={since} />
          </div>
          {about && <p className={styles.about}>{about}</p>}
        </div>
        <div className={styles.facts}>{children}</div>
        <div className={styles.actions}>
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
            onClick={onRefuse}
          >
            {t('refuse')}
          </Button>
        </div>
      </Card>
    </li>
  );
};
