import type { Answer, Task, TaskKind } from '@wonderfield/questions/question';
import type { Sounds } from '../sound/sounds.ts';
import type { Draft } from './draft.ts';

/** What came of a check. */
export type Marking = { given: Answer; answer: Answer; isRight: boolean };

/** What every kind of task is given, with pictures or plain. */
export type TaskViewProps<Kind extends TaskKind> = {
  task: Extract<Task, { kind: Kind }>;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  /** There once it is checked; from then on nothing can be changed. */
  marking: Marking | undefined;
  onCheck: () => void;
  sounds: Sounds;
  /** Says something in the live region. */
  onTell: (words: string) => void;
  /** From which character a part is being read aloud. */
  voiceIn: (part: string) => number | undefined;
};
