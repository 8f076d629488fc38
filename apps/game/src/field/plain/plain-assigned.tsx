import type { AssignedRow } from '@wonderfield/contract/assignments/assignment';
import type { Rest } from '@wonderfield/contract/play/play-day';
import { assignedStrings as words } from '../shared/assigned.strings.en.ts';
import { fieldStrings } from '../shared/field.strings.en.ts';
import styles from './plain-field.module.css';

type PlainAssignedProps = {
  assigned: readonly AssignedRow[];
  rest: Rest;
  isBusy: boolean;
  onStart: (assignmentId: string) => void;
};

/** Lists the assigned rows, first in the list of the field. */
export const PlainAssigned = ({ assigned, rest, isBusy, onStart }: PlainAssignedProps) =>
  assigned.map((row) => {
    const content = (
      <>
        <b>{words.sentence(row)}</b>
        {rest === 'over' && <span>{fieldStrings.restsToday}</span>}
      </>
    );
    return (
      <li key={row.assignmentId}>
        {rest === 'over' ? (
          <div className={styles.place} data-assigned>
            {content}
          </div>
        ) : (
          <button
            type="button"
            className={styles.place}
            data-assigned
            aria-disabled={isBusy}
            onClick={() => {
              if (!isBusy) onStart(row.assignmentId);
            }}
          >
            {content}
            <span className={styles.go}>{row.isBegun ? words.goOn : words.start}</span>
          </button>
        )}
      </li>
    );
  });
