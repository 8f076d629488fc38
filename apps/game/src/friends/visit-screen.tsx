import type {
  ChatMessage,
  ReportReason,
  SeenField,
  Visit,
} from '@wonderfield/contract/friends/friends';
import {
  HOST_PHRASES,
  PHRASES,
  type PhraseId,
  visitorPhrases,
} from '@wonderfield/contract/friends/phrases';
import { bloomOf } from '@wonderfield/contract/options';
import { PLACES } from '@wonderfield/contract/play/field';
import { fieldStrings } from '../field/shared/field.strings.en.ts';
import { useHeadingFocus } from '../field/shared/use-heading-focus.ts';
import { ChatInput } from './chat-input.tsx';
import { friendsStrings as words } from './friends.strings.en.ts';
import { mostGrownPlace } from './most-grown-place.ts';
import { SafetyMenu } from './safety-menu.tsx';
import styles from './visit-screen.module.css';
import { VisitingHare } from './visiting-hare.tsx';

export type VisitScreenProps = {
  visit: Visit;
  seen: SeenField;
  playerName: string;
  bloom: number;
  isPlain: boolean;
  onSay: (phrase: PhraseId) => void;
  /** Resolves to the error if the text was not sent. */
  onType: (text: string) => Promise<string | undefined>;
  onBlock: () => void;
  onReport: (reason: ReportReason) => void;
};

const stringsOf = ({ phrase, text }: ChatMessage) => text ?? (phrase ? PHRASES[phrase] : '');

/** A visit with its chat. */
export const VisitScreen = ({
  visit,
  seen,
  playerName,
  bloom,
  isPlain,
  onSay,
  onType,
  onBlock,
  onReport,
}: VisitScreenProps) => {
  const heading = useHeadingFocus();
  const { other, sayings: messages, isHost, isOtherHere, mayType, isTypingOver } = visit;
  const phrases = isHost ? HOST_PHRASES : visitorPhrases(mostGrownPlace(seen));
  const lastOf = (isMine: boolean) => messages.findLast((message) => message.isMine === isMine);
  const mine = lastOf(true);
  const theirs = lastOf(false);
  const title = isHost ? words.atHome(other.name) : words.visiting(other.name);
  return (
    <main id="main" className={isPlain ? styles.plain : styles.visit}>
      <h1 ref={heading} tabIndex={-1} className={isPlain ? undefined : 'visually-hidden'}>
        {title}
      </h1>
      {isPlain ? (
        <ul className={styles.places}>
          {seen.places.map(({ subject, rows, stage }) => (
            <li key={subject}>
              {`${PLACES[subject].name}. ${fieldStrings.rowsFinished(rows)} ${fieldStrings.growing(stage)}`}
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.pair} aria-hidden="true">
          <VisitingHare name={playerName} bloom={bloom} says={mine && stringsOf(mine)} />
          {isOtherHere && (
            <VisitingHare
              name={other.name}
              bloom={bloomOf(other.look) ?? 0}
              says={theirs && stringsOf(theirs)}
              isFriend
            />
          )}
        </div>
      )}
      <div
        className={isPlain ? styles.heard : 'visually-hidden'}
        role="log"
        aria-label={words.heard}
      >
        {messages.map((message) => (
          <p key={message.sayingId}>
            {words.said(message.isMine ? playerName : other.name, stringsOf(message))}
          </p>
        ))}
      </div>
      <section className={styles.tray} aria-label={words.say}>
        {isOtherHere ? (
          <>
            <h2>{words.say}</h2>
            <fieldset className={styles.phrases} aria-label={words.phrases}>
              {phrases.map((phrase) => (
                <button
                  key={phrase}
                  type="button"
                  aria-pressed={mine?.phrase === phrase}
                  onClick={() => onSay(phrase)}
                >
                  {PHRASES[phrase]}
                </button>
              ))}
            </fieldset>
          </>
        ) : (
          <p className={styles.away}>{words.away(other.name)}</p>
        )}
        <SafetyMenu name={other.name} onBlock={onBlock} onReport={onReport} />
        {isOtherHere && (mayType || isTypingOver) && (
          <ChatInput isOver={isTypingOver} onType={onType} />
        )}
      </section>
    </main>
  );
};
