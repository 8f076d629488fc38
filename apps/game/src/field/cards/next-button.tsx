import type { Rest } from '@wonderfield/contract/play/play-day';
import { PlayButton } from '@wonderfield/ui/play-button/play-button';
import { dayEndStrings } from '../day-end/day-end.strings.en.ts';
import { SeedIcon } from '../day-end/seed-icon.tsx';
import { fieldStrings as words } from '../shared/field.strings.en.ts';

type NextButtonProps = { rest: Rest; isBusy: boolean; onOneMore: () => void };

/** Starts another row, or ends the day after the last one. */
export const NextButton = ({ rest, isBusy, onOneMore }: NextButtonProps) =>
  rest === 'over' ? (
    <PlayButton icon={<SeedIcon />} onClick={onOneMore}>
      {dayEndStrings.seeYouShort}
    </PlayButton>
  ) : (
    <PlayButton busy={isBusy} busyLabel={words.starting} onClick={onOneMore}>
      {words.oneMoreRow}
    </PlayButton>
  );
