import { bloomOf } from '@wonderfield/contract/options';
import { Paw } from '@wonderfield/ui/art/sign-in/paw';
import { Avatar } from '@wonderfield/ui/avatar/avatar';
import { Button } from '@wonderfield/ui/button/button';
import { Tag } from '@wonderfield/ui/tag/tag';
import { CircleAlert } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import type { BoardStudent } from '../rules/live-board.rules.ts';
import styles from './live-tiles.module.css';
import { SignInKindLabel } from './sign-in-kind.tsx';

const BLOOM_SIZE = 44;

const TIME = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' });

/** Returns the time without AM and PM, because a lesson is one or the other. */
const shortTime = (at: Date) =>
  TIME.formatToParts(at)
    .filter(({ type }) => type !== 'dayPeriod')
    .map(({ value }) => value)
    .join('')
    .trim();

const isToday = (at: Date) => at.toDateString() === new Date().toDateString();

/** Says how the student came in and when, or why not. */
const TileLine = ({ student, isClosed }: { student: BoardStudent; isClosed: boolean }) => {
  const t = useTranslations('classLive.tile');
  const format = useFormatter();
  const { state, signedInWith, signedInAt } = student;
  if (state === 'stuck') {
    return (
      <span className={styles.bad}>
        <CircleAlert size={18} strokeWidth={2.2} aria-hidden />
        {t('stuck')}
      </span>
    );
  }
  if (!signedInAt) return state === 'notIn' ? <b>{t('never')}</b> : t('in');
  const at = new Date(signedInAt);
  if (state === 'notIn') {
    const time = format.dateTime(
      at,
      isToday(at) ? { timeStyle: 'short' } : { month: 'short', day: 'numeric' },
    );
    return isClosed ? t('lastIn', { time }) : t('notIn');
  }
  return (
    <>
      {signedInWith ? <SignInKindLabel kind={signedInWith} time={shortTime(at)} /> : t('in')}
      {state === 'done' && <Tag className={styles.done}>{t('done')}</Tag>}
    </>
  );
};

/** Shows one student: who it is, how the student came in, and whether help is needed. */
export const LiveTile = ({
  student,
  isClosed,
  onLetIn,
}: {
  student: BoardStudent;
  /** True while the class is closed, so the board is a plain list. */
  isClosed: boolean;
  /** Undefined for an educator who cannot let students in. */
  onLetIn: ((student: BoardStudent) => void) | undefined;
}) => {
  const t = useTranslations('classLive.tile');
  const { shortName, name, hand, state, userId, avatarPreview, isGuest } = student;
  const look = hand ? 'hand' : state;
  return (
    <li className={styles.tile} data-look={look}>
      <span className={styles.bloom}>
        <Avatar userId={userId} bloom={bloomOf(avatarPreview)} size={BLOOM_SIZE} />
      </span>
      <span className={styles.names}>
        <b>
          <bdi>{shortName}</bdi>
        </b>
        <small>
          <bdi>{name ?? t('unnamed')}</bdi>
        </small>
      </span>
      {hand && (
        <span className={styles.paw} role="img" aria-label={t('hand')}>
          <Paw size={36} />
        </span>
      )}
      <span className={styles.line}>
        <TileLine student={student} isClosed={isClosed} />
        {onLetIn && !isGuest && (state === 'stuck' || hand) && (
          <Button
            variant="quiet"
            size="sm"
            className={styles.letIn}
            aria-label={t('letInOf', { name: shortName })}
            onClick={() => onLetIn(student)}
          >
            {t('letIn')}
          </Button>
        )}
      </span>
    </li>
  );
};
