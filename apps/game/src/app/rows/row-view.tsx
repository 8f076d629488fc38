import { FIRST_ROWS, PLACES, ROW_LENGTH } from '@wonderfield/contract/play/field';
import type { Place, PlaySettings } from '@wonderfield/contract/play/game-calls';
import type { Answer } from '@wonderfield/questions/question';
import { grownIn } from '../../row/row-state.ts';
import type { Sounds } from '../../sound/sounds.ts';
import type { Speech } from '../../speech/speech.ts';
import { isPreReader } from '../../tasks/pre-reader/is-pre-reader.ts';
import type { AnswerResult } from '../../tasks/shared/task-view.ts';
import { TaskSheet } from '../../tasks/sheet/task-sheet.tsx';
import { gameStrings as words } from '../game.strings.en.ts';
import type { ActiveRow } from '../state/game-state.ts';
import { RowList } from './row-list.tsx';
import styles from './row-view.module.css';

type RowViewProps = {
  underWay: ActiveRow;
  place: Place | undefined;
  settings: PlaySettings;
  isPlain: boolean;
  speech: Speech;
  sounds: Sounds;
  onReadAloud: (isOn: boolean) => void;
  onAnswered: (given: Answer, result: AnswerResult) => void;
  onNext: () => void;
  onTrySibling: () => void;
};

/** A row in progress: its question on the sheet and its growth. */
export const RowView = ({ underWay, place, isPlain, settings, ...rest }: RowViewProps) => {
  const { row, questions, position } = underWay;
  const task = row.tasks[position];
  const question = questions[position];
  if (!task || !question) return null;
  const { name, crop } = PLACES[row.subject];
  const grown = grownIn(row);
  return (
    <main id="main" data-row={row.rowId}>
      <TaskSheet
        question={question}
        skillName={task.skillName}
        placeName={name}
        crop={crop}
        stage={place?.stage ?? 'seed'}
        position={position + 1}
        isAgain={task.tries > 0 && !task.isGrown}
        attempt={task.tries}
        canPass={place !== undefined && place.rows < FIRST_ROWS}
        isLast={grown === ROW_LENGTH}
        grown={grown}
        isPlain={isPlain}
        isPreReader={isPreReader(task)}
        readAloud={settings.readAloud}
        {...rest}
      />
      {isPlain ? (
        <RowList {...underWay} />
      ) : (
        <p className={styles.grown}>{words.grown(grown, ROW_LENGTH)}</p>
      )}
    </main>
  );
};
