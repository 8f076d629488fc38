import { EMPTY_SEAT } from '../shared/draft.ts';
import styles from './match.module.css';

/** Units for a card of 72 and a gap of 14, stretched to the actual cards. */
const CARD = 72;
const STEP = 86;

const middleOf = (at: number) => at * STEP + CARD / 2;

/** Draws lines between the cards of a pair. */
export const PairLines = ({ joins }: { joins: readonly number[] }) => (
  <svg
    className={styles.lines}
    viewBox={`0 0 96 ${joins.length * STEP - (STEP - CARD)}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    {joins.map((right, left) =>
      right === EMPTY_SEAT ? null : (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a line belongs to a card on the left
          key={left}
          d={`M0 ${middleOf(left)}C48 ${middleOf(left)} 48 ${middleOf(right)} 96 ${middleOf(right)}`}
        />
      ),
    )}
  </svg>
);
