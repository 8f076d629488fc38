import type { Subject } from '@wonderfield/contract/options';
import { PLACE_ORDER, PLACES } from '@wonderfield/contract/play/field';
import type { Place } from '@wonderfield/contract/play/game-calls';
import type { Rest } from '@wonderfield/contract/play/play-day';
import type { Seed } from '@wonderfield/contract/play/seed-calls';
import { Button } from '@wonderfield/ui/button/button';
import type { ReactNode } from 'react';
import { dayEndStrings, seedSentence } from '../day-end/day-end.strings.en.ts';
import { fieldStrings as words } from '../shared/field.strings.en.ts';
import { grownStrings, nextAt } from '../shared/place-sentences.ts';
import { useHeadingFocus } from '../shared/use-heading-focus.ts';
import styles from './plain-field.module.css';

export type PlainFieldProps = {
  places: readonly Place[];
  rest: Rest;
  isBusy?: boolean;
  onStart: (subject: Subject) => void;
  onEndDay?: (() => void) | undefined;
  /** The seed that was planted last. */
  seed?: Seed | undefined;
  /** List items before the places. */
  children?: ReactNode;
};

/** The field as a list. Each place is a button that starts a row. */
export const PlainField = ({
  places,
  rest,
  isBusy = false,
  onStart,
  onEndDay,
  seed,
  children,
}: PlainFieldProps) => {
  const heading = useHeadingFocus();
  const inOrder = PLACE_ORDER.flatMap((subject) =>
    places.filter((place) => place.subject === subject),
  );
  return (
    <main id="main" className={styles.field}>
      <h1 ref={heading} tabIndex={-1}>
        {words.yourField}
      </h1>
      <p className={styles.lead}>{rest === 'over' ? words.restOver : words.plainLead}</p>
      {seed && <p className={styles.lead}>{seedSentence(seed)}</p>}
      <ul className={styles.places}>
        {children}
        {inOrder.map((place) => {
          const { subject, isOpen, hasOpenRow } = place;
          const content = (
            <>
              <b>{PLACES[subject].name}</b>
              <span>{nextAt(place, rest)}</span>
              <span>{grownStrings(place)}</span>
            </>
          );
          return (
            <li key={subject}>
              {isOpen && rest !== 'over' ? (
                <button
                  type="button"
                  className={styles.place}
                  aria-disabled={isBusy}
                  onClick={() => {
                    if (!isBusy) onStart(subject);
                  }}
                >
                  {content}
                  <span className={styles.go}>{hasOpenRow ? words.goOn : words.startRow}</span>
                </button>
              ) : (
                <div className={styles.place} data-resting>
                  {content}
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {onEndDay && (
        <Button variant="secondary" onClick={onEndDay}>
          {rest === 'over' ? dayEndStrings.plantOne : dayEndStrings.doneForToday}
        </Button>
      )}
    </main>
  );
};
