import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { Paw } from '@wonderfield/ui/art/sign-in/paw';
import { SignInPictureDisc } from '@wonderfield/ui/art/sign-in/sign-in-picture';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { IconButton } from '@wonderfield/ui/icon-button/icon-button';
import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useAnswerHand } from '../api/live-calls.ts';
import { useHandAge } from '../parts/use-hand-age.ts';
import type { BoardStudent } from '../rules/live-board.rules.ts';
import styles from './hands-card.module.css';

type WithHand = BoardStudent & { hand: NonNullable<BoardStudent['hand']> };

/** Shows one hand with the picture on the device, and its answers. */
const HandRow = ({
  student: { hand, shortName },
  now,
  canLower,
  onLetIn,
  answer,
}: {
  student: WithHand;
  now: number;
  canLower: boolean;
  /** Undefined if the educator cannot let this student in. */
  onLetIn: (() => void) | undefined;
  answer: ReturnType<typeof useAnswerHand>;
}) => {
  const t = useTranslations('classLive.hands');
  const words = useTranslations('studentLogin.pictures');
  const handAge = useHandAge(now);
  const showErrorToast = useErrorToast();
  const { handId, picture, reason, raisedAt, isComing } = hand;
  const isAnswered = answer.isPending && answer.variables.handId === handId;
  const send = (kind: 'coming' | 'lower') =>
    answer.mutate({ handId, answer: kind }, { onError: (error) => showErrorToast(error) });
  return (
    <li>
      <SignInPictureDisc name={picture} size={52} />
      <div className={styles.who}>
        <b dir="auto">{shortName}</b>
        <small>
          {t(reason)} · {handAge(raisedAt)}
        </small>
        <small>{t('picture', { picture: words(picture) })}</small>
      </div>
      {canLower && (
        <IconButton
          label={t('lowerOf', { name: shortName })}
          icon={<X size={18} strokeWidth={2.2} />}
          onClick={() => send('lower')}
        />
      )}
      <div className={styles.answers}>
        {isComing ? (
          <span className={styles.coming}>{t('isComing')}</span>
        ) : (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('comingOf', { name: shortName })}
            busy={isAnswered && answer.variables.answer === 'coming'}
            onClick={() => send('coming')}
          >
            {t('coming')}
          </Button>
        )}
        {onLetIn && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('letInOf', { name: shortName })}
            onClick={onLetIn}
          >
            {t('letIn')}
          </Button>
        )}
      </div>
    </li>
  );
};

/** Lists the raised hands, oldest first. Nothing is shown without one. */
export const HandsCard = ({
  classroomId,
  students,
  now,
  onLetIn,
}: {
  classroomId: string;
  students: readonly BoardStudent[];
  now: number;
  /** Undefined for an educator who cannot let students in. */
  onLetIn: ((student: BoardStudent) => void) | undefined;
}) => {
  const t = useTranslations('classLive.hands');
  const answer = useAnswerHand(classroomId);
  const raised = students
    .filter((student): student is WithHand => student.hand !== undefined)
    .sort((one, other) => one.hand.raisedAt.localeCompare(other.hand.raisedAt));
  if (raised.length === 0) return null;
  return (
    <Card as="section" className={styles.hands}>
      <h2>
        <Paw size={36} />
        <span>
          {t('title')} <span className={styles.count}>({raised.length})</span>
        </span>
      </h2>
      <ul>
        {raised.map((student) => (
          <HandRow
            key={student.hand.handId}
            {...{ student, now, answer }}
            canLower={onLetIn !== undefined}
            onLetIn={student.isGuest ? undefined : onLetIn && (() => onLetIn(student))}
          />
        ))}
      </ul>
    </Card>
  );
};
