import { PLACES } from '@wonderfield/contract/play/field';
import type { Place } from '@wonderfield/contract/play/game-calls';
import type { Rest } from '@wonderfield/contract/play/play-day';
import { Button } from '@wonderfield/ui/button/button';
import { PlayButton } from '@wonderfield/ui/play-button/play-button';
import { dayEndStrings } from '../day-end/day-end.strings.en.ts';
import { fieldStrings as words } from '../shared/field.strings.en.ts';
import { nextAt } from '../shared/place-sentences.ts';
import { StageGlyph } from './stage-glyph.tsx';
import styles from './start-panel.module.css';

type StartPanelProps = {
  place: Place;
  rest: Rest;
  isBusy: boolean;
  onStart: () => void;
  /** Ends the day. Undefined in the sample game. */
  onEndDay: (() => void) | undefined;
};

/** Shows the selected place with the only marigold button of the field. */
export const StartPanel = ({ place, rest, isBusy, onStart, onEndDay }: StartPanelProps) => {
  const { name, crop } = PLACES[place.subject];
  const canStart = place.isOpen && rest !== 'over';
  return (
    <section className={styles.panel} aria-labelledby="selected-place">
      <StageGlyph crop={crop} stage={place.stage} size={64} />
      <div className={styles.words} aria-live="polite">
        <h2 id="selected-place">{name}</h2>
        <p>{nextAt(place, rest)}</p>
      </div>
      {onEndDay && (
        <Button variant="quiet" size="sm" className={styles.end} onClick={onEndDay}>
          {rest === 'over' ? dayEndStrings.plantOne : dayEndStrings.doneForToday}
        </Button>
      )}
      {canStart ? (
        <PlayButton
          className={styles.start ?? ''}
          busy={isBusy}
          busyLabel={words.starting}
          onClick={onStart}
        >
          {place.hasOpenRow ? words.goOn : words.startRow}
        </PlayButton>
      ) : null}
    </section>
  );
};
