import type { Rest } from '@wonderfield/contract/play/play-day';
import { Button } from '@wonderfield/ui/button/button';
import { HARE_BOX, hare } from '@wonderfield/ui/field-art/animals/hare';
import { svgUrl } from '@wonderfield/ui/field-art/svg-image';
import { PlayButton } from '@wonderfield/ui/play-button/play-button';
import { fieldStrings as words } from '../shared/field.strings.en.ts';
import { useHeadingFocus } from '../shared/use-heading-focus.ts';
import styles from './rest-card.module.css';

export type RestCardProps = {
  rest: Exclude<Rest, 'none'>;
  bloom: number;
  /** True while a row is being dealt. */
  isBusy?: boolean;
  onOneMore: () => void;
  onField: () => void;
};

/**
 * Says "See you tomorrow", as a suggestion after enough play, or as the end when the daily limit is
 * used up.
 */
export const RestCard = ({ rest, bloom, isBusy = false, onOneMore, onField }: RestCardProps) => {
  const heading = useHeadingFocus();
  return (
    <main id="main" className={styles.card}>
      <img src={svgUrl(hare('wave', bloom), HARE_BOX)} alt="" width={132} height={202} />
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {words.restTitle}
        </h1>
        <p>{rest === 'over' ? words.restOver : words.restEnough}</p>
        <div className={styles.actions}>
          <Button onClick={onField}>{words.backToField}</Button>
          {rest === 'enough' ? (
            <PlayButton busy={isBusy} busyLabel={words.starting} onClick={onOneMore}>
              {words.oneMoreRow}
            </PlayButton>
          ) : null}
        </div>
      </div>
    </main>
  );
};
