import { useQuery } from '@tanstack/react-query';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { RaisedHand } from '@wonderfield/contract/student-sign-in/open-class';
import { Paw } from '@wonderfield/ui/art/sign-in/paw';
import { SignInPictureDisc } from '@wonderfield/ui/art/sign-in/sign-in-picture';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useClassrooms } from '../../../shared/classrooms/classrooms-query.ts';
import { useFocusNext } from '../../../shared/focus/use-focus-next.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { classLivePath } from '../../../shared/routing/paths.ts';
import { raisedHandsQuery } from '../api/hands-query.ts';
import { useAnswerHand } from '../api/live-calls.ts';
import { useHandAge } from './use-hand-age.ts';
import styles from './waiting-hands.module.css';

/** Maximum number of hands outside the live board. */
const SHOWN_HANDS = 3;
const TICK_MS = 10_000;

/** Shows one hand with the picture on the device, a link to its class and "On my way". */
const HandRow = ({
  hand,
  now,
  onAnswer,
}: {
  hand: RaisedHand;
  now: number;
  onAnswer: () => void;
}) => {
  const t = useTranslations('classLive.hands');
  const words = useTranslations('studentLogin.pictures');
  const handAge = useHandAge(now);
  const { show } = useToasts();
  const showErrorToast = useErrorToast();
  const { list } = useClassrooms('educator');
  const { handId, classRoomId, firstName: name, picture, reason, raisedAt } = hand;
  const answer = useAnswerHand(classRoomId);
  const classroom = list?.find(({ id }) => id === classRoomId);
  const handleAnswer = () => {
    onAnswer();
    answer.mutate(
      { handId, answer: 'coming' },
      {
        onError: (error) => showErrorToast(error),
        onSuccess: () => show({ tone: 'success', text: t('told', { name }) }),
      },
    );
  };
  return (
    <li tabIndex={-1}>
      <SignInPictureDisc name={picture} size={44} />
      <div className={styles.who}>
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className="visually-hidden">{t('picture', { picture: words(picture) })}</span>
        <small>
          {classroom && (
            <>
              <Link to={classLivePath(classRoomId)} dir="auto">
                {classroom.name}
              </Link>{' '}
              ·{' '}
            </>
          )}
          {reason === 'stuck' && `${t('stuck')} · `}
          {handAge(raisedAt)}
        </small>
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('comingOf', { name })}
        busy={answer.isPending}
        onClick={handleAnswer}
      >
        {t('coming')}
      </Button>
    </li>
  );
};

/** Lists the hands of all open classes that wait for an answer, oldest first, or nothing. */
export const WaitingHands = ({ onNoneLeft }: { onNoneLeft: () => void }) => {
  const t = useTranslations('classLive.hands');
  const now = useNow(TICK_MS);
  const { data } = useQuery(raisedHandsQuery());
  // A teacher who is on the way finds the hand on the live board.
  const waiting = (data ?? []).filter(({ isComing }) => !isComing);
  const shown = waiting.slice(0, SHOWN_HANDS);
  const ids = shown.map(({ handId }) => handId);
  const { list, expectToGo } = useFocusNext<HTMLUListElement>(ids, onNoneLeft);
  return (
    <>
      <p role="status" className="visually-hidden">
        {waiting.length > 0 && t('waiting', { count: waiting.length })}
      </p>
      {waiting.length > 0 && (
        <Card as="section" className={styles.hands} aria-labelledby="waiting-hands">
          <h2 id="waiting-hands">
            <Paw size={36} />
            <span>
              {t('title')} <span className={styles.count}>({waiting.length})</span>
            </span>
          </h2>
          <ul ref={list}>
            {shown.map((hand) => (
              <HandRow
                key={hand.handId}
                hand={hand}
                now={now}
                onAnswer={() => expectToGo(hand.handId)}
              />
            ))}
          </ul>
          {waiting.length > shown.length && (
            <p className={styles.more}>{t('more', { count: waiting.length - shown.length })}</p>
          )}
        </Card>
      )}
    </>
  );
};
