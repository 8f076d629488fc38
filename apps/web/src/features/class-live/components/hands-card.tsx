import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { Paw } from '@wonderfield/ui/art/sign-in/paw';
import { SignInPictureDisc } from '@wonderfield/ui/art/sign-in/sign-in-picture';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { IconButton } from '@wonderfield/ui/icon-button/icon-button';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { type HandAnswer, useAnswerHand } from '../api/live-calls.ts';
import { useHandAge } from '../parts/use-hand-age.ts';
import type { BoardStudent } from '../rules/live-board.rules.ts';
import styles from './hands-card.module.css';

type WithHand = BoardStudent & { hand: NonNullable<BoardStudent['hand']> };

/** Shows one hand with the picture on the device, and its answers. */
const HandRow = ({
  student: { hand, shortName },
  now,
  canLower,
  canLetIn,
  answer,
}: {
  student: WithHand;
  now: number;
  canLower: boolean;
  /** False for a guest and for an educator who cannot let students in. */
  canLetIn: boolean;
  answer: ReturnType<typeof useAnswerHand>;
}) => {
  const t = useTranslations('classLive.hands');
  const words = useTranslations('studentLogin.pictures');
  const letIn = useTranslations('classLive.letIn');
  const { show } = useToasts();
  const handAge = useHandAge(now);
  const showErrorToast = useErrorToast();
  const { handId, picture, reason, raisedAt, isComing } = hand;
  const isAnswered = answer.isPending && answer.variables.handId === handId;
  const send = (kind: HandAnswer['answer']) =>
    answer.mutate(
      { handId, answer: kind },
      {
        onError: (error) => showErrorToast(error),
        onSuccess: () => {
          if (kind === 'letIn') show({ tone: 'success', text: letIn('done', { name: shortName }) });
        },
      },
    );
  return (
    <li>
      <SignInPictureDisc name={picture} size={52} />
      <div className={styles.who}>
        <b>
          <bdi>{shortName}</bdi>
        </b>
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
        {canLetIn && (
          // Asks nothing, because the row already shows the picture on the student's device.
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('letInOf', { name: shortName })}
            busy={isAnswered && answer.variables.answer === 'letIn'}
            onClick={() => send('letIn')}
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
  canLetIn,
}: {
  classroomId: string;
  students: readonly BoardStudent[];
  now: number;
  /** False for an educator who cannot let students in. */
  canLetIn: boolean;
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
            student={student}
            now={now}
            answer={answer}
            canLower={canLetIn}
            canLetIn={canLetIn && !student.isGuest}
          />
        ))}
      </ul>
    </Card>
  );
};
