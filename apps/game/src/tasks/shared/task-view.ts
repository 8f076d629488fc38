import type { Answer, Task, TaskKind } from '@wonderfield/questions/question';
import type { Sounds } from '../../sound/sounds.ts';
import type { Draft } from './draft.ts';

/** Result of a check. */
export type Marking = { given: Answer; answer: Answer; isRight: boolean };

/** What the row learns of an answer. */
export type AnswerResult = { isRight: boolean; isHinted: boolean };

/** Props of every kind of task, with pictures or plain. */
export type TaskViewProps<Kind extends TaskKind> = {
  task: Extract<Task, { kind: Kind }>;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  /** Set after the check. The answer cannot change afterwards. */
  marking: Marking | undefined;
  onCheck: () => void;
  sounds: Sounds;
  /** Announces a text in the live region. */
  onNotify: (words: string) => void;
  /** Returns the character of a part that is being read aloud. */
  voiceIn: (part: string) => number | undefined;
};
