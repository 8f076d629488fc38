import type { AssignedRow } from '@wonderfield/contract/assignments/assignment';
import { PLACES } from '@wonderfield/contract/play/field';
import type { Rest } from '@wonderfield/contract/play/play-day';
import { Button } from '@wonderfield/ui/button/button';
import { useId, useState } from 'react';
import type { Speech } from '../../speech/speech.ts';
import { useReadAloud } from '../../speech/use-read-aloud.ts';
import { assignedStrings as words } from '../shared/assigned.strings.en.ts';
import { fieldStrings } from '../shared/field.strings.en.ts';
import { HudIcon } from '../shared/hud-icon.tsx';
import styles from './assigned-plate.module.css';
import { StageGlyph } from './stage-glyph.tsx';

type AssignedPlateProps = {
  assigned: readonly AssignedRow[];
  rest: Rest;
  isBusy: boolean;
  speech: Speech;
  readAloud: boolean;
  onStart: (assignmentId: string) => void;
};

/** Shows the assigned rows first in the field, one at a time, with a button for the next. */
export const AssignedPlate = ({ assigned, ...props }: AssignedPlateProps) => {
  const [dialogRow, setAsked] = useState(0);
  const position = dialogRow % Math.max(1, assigned.length);
  const row = assigned[position];
  if (!row) return null;
  return (
    <Plate
      {...props}
      row={row}
      place={{ position, count: assigned.length }}
      onAnother={() => setAsked(position + 1)}
    />
  );
};

type PlateProps = Omit<AssignedPlateProps, 'assigned'> & {
  row: AssignedRow;
  place: { position: number; count: number };
  onAnother: () => void;
};

const Plate = ({ row, place, rest, isBusy, speech, readAloud, ...on }: PlateProps) => {
  const headingId = useId();
  const sentence = words.sentence(row);
  const { read } = useReadAloud({
    speech,
    parts: [{ name: 'assigned', text: sentence }],
    isOn: readAloud,
    about: row.assignmentId,
  });
  const { position, count } = place;
  return (
    <section className={styles.plate} aria-label={sentence}>
      <StageGlyph crop={PLACES[row.subject].crop} stage="bloom" size={52} />
      <div className={styles.words} aria-live="polite">
        <p className={styles.from}>{words.from(row.teacherName)}</p>
        <h2 id={headingId}>{words.what(row)}</h2>
        {rest === 'over' && <p>{fieldStrings.restsToday}</p>}
      </div>
      {speech.isThere && readAloud && (
        <button type="button" className={styles.tool} aria-label={words.read} onClick={read}>
          <HudIcon name="readAloud" />
        </button>
      )}
      {count > 1 && (
        <button
          type="button"
          className={styles.tool}
          aria-label={words.another(position, count)}
          onClick={on.onAnother}
        >
          {words.position(position, count)}
        </button>
      )}
      {rest !== 'over' && (
        <Button
          variant="primary"
          className={styles.start}
          aria-describedby={headingId}
          busy={isBusy}
          onClick={() => on.onStart(row.assignmentId)}
        >
          {row.isBegun ? words.goOn : words.start}
        </Button>
      )}
    </section>
  );
};
