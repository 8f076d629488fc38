import { useState } from 'react';
import { SpokenText } from '../../speech/spoken-text.tsx';
import { EMPTY_SEAT } from '../shared/draft.ts';
import { choicePart } from '../shared/spoken-parts.ts';
import { TASK_STRINGS } from '../shared/task.strings.en.ts';
import type { TaskViewProps } from '../shared/task-view.ts';
import { MarkedPairs } from './marked-pairs.tsx';
import styles from './match.module.css';
import { PairLines } from './pair-lines.tsx';
import { type Card, join, letterOf, part, partnerOf } from './pairs.ts';

/**
 * Two columns of cards, paired by tapping one and its partner. A pair has a line and the same
 * letter.
 */
export const Match = (props: TaskViewProps<'match'>) =>
  props.marking ? (
    <MarkedPairs task={props.task} marking={props.marking} />
  ) : (
    <OpenPairs {...props} />
  );

const SIDES = ['left', 'right'] as const;
const SIDE_WORDS = { left: TASK_STRINGS.leftSide, right: TASK_STRINGS.rightSide };

const OpenPairs = ({ task, draft, onDraft, sounds, onNotify, voiceIn }: TaskViewProps<'match'>) => {
  const [held, setHeld] = useState<Card>();
  const joins = task.left.map((_, at) => draft.parts[at] ?? EMPTY_SEAT);
  const nameOf = ({ side, at }: Card) => task[side][at] ?? '';
  const isHeld = ({ side, at }: Card) => held?.side === side && held.at === at;
  const tap = (card: Card) => {
    if (isHeld(card)) return setHeld(undefined);
    if (held && held.side !== card.side) {
      const [left, right] = card.side === 'left' ? [card.at, held.at] : [held.at, card.at];
      setHeld(undefined);
      sounds.play('set');
      onNotify(TASK_STRINGS.joined(task.left[left] ?? '', task.right[right] ?? ''));
      return onDraft({ parts: join(joins, left, right), typed: '' });
    }
    sounds.play('lift');
    setHeld(card);
    if (partnerOf(joins, card) === undefined) return;
    onNotify(TASK_STRINGS.parted(nameOf(card)));
    onDraft({ parts: part(joins, card), typed: '' });
  };
  return (
    <div className={styles.match} data-rows={task.left.length}>
      <PairLines joins={joins} />
      {SIDES.map((side) => (
        // biome-ignore lint/a11y/useSemanticElements: cards are buttons, not fields of a form
        <div key={side} className={styles.side} role="group" aria-label={SIDE_WORDS[side]}>
          {task[side].map((text, at) => {
            const card = { side, at };
            const partner = partnerOf(joins, card);
            const other = side === 'left' ? 'right' : 'left';
            const voicePart = choicePart(side === 'left' ? at : task.left.length + at);
            return (
              <button
                key={text}
                type="button"
                className={styles.card}
                data-side={side}
                data-joined={partner !== undefined}
                aria-pressed={isHeld(card)}
                onClick={() => tap(card)}
              >
                <span className={styles.text}>
                  <SpokenText text={text} from={voiceIn(voicePart)} />
                  {partner !== undefined && (
                    <span className="visually-hidden">
                      {' '}
                      {TASK_STRINGS.with(nameOf({ side: other, at: partner }))}
                    </span>
                  )}
                </span>
                {partner !== undefined && (
                  <span className={styles.chip} aria-hidden="true">
                    {letterOf(side === 'left' ? at : partner)}
                  </span>
                )}
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
};
