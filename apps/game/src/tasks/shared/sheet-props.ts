import type { Crop, Stage } from '@wonderfield/contract/play/field';
import type { Answer, Question, Step } from '@wonderfield/questions/question';
import type { RefObject } from 'react';
import type { Sounds } from '../../sound/sounds.ts';
import type { Speech } from '../../speech/speech.ts';
import type { AnswerResult } from './task-view.ts';
import type { AskedTask } from './use-current-task.ts';

export type TaskSheetProps = {
  /** Stays the same object while it is shown. A repeated question is a new object. */
  question: Question;
  skillName: string;
  placeName: string;
  crop: Crop;
  /** Stage of the skill. */
  stage: Stage;
  /** 1 to 6. */
  position: number;
  /** True if the question is repeated after a miss. */
  isAgain: boolean;
  /** True if the child can answer "I do not know yet". */
  canPass?: boolean;
  /** True if the row is complete after this question. */
  isLast?: boolean;
  /** Number of grown plants, shown in plain mode. */
  grown?: number;
  isPlain: boolean;
  /** Setting that reads questions automatically. */
  readAloud: boolean;
  onReadAloud: (isOn: boolean) => void;
  /** True if the child cannot read yet. */
  isPreReader?: boolean;
  speech: Speech;
  sounds: Sounds;
  /** Number of attempts at the task, which includes this one after the check. */
  attempt?: number;
  /** Called once per question with the given answer. */
  onAnswered: (given: Answer, result: AnswerResult) => void;
  onNext: () => void;
  /** Asks another question of the same kind after a wrong answer. */
  onTrySibling: () => void;
};

/** Props shared by the drawn and the plain sheet. */
export type SheetProps = Omit<
  TaskSheetProps,
  'isPlain' | 'isPreReader' | 'readAloud' | 'onReadAloud' | 'onAnswered' | 'attempt'
> & {
  asked: AskedTask;
  reading: {
    read: () => void;
    /** Reads one part, such as a step. */
    readPart: (name: string) => void;
    voiceIn: (part: string) => number | undefined;
    isSpeaking: boolean;
  };
  /** Steps that are already done, before a question that follows two wrong answers. */
  doneSteps: readonly Step[];
  /** True after the last attempt, which shows the whole solution. */
  isExplained: boolean;
  heading: { id: string; ref: RefObject<HTMLHeadingElement | null> };
};
