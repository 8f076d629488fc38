import type { Crop, Stage } from '@wonderfield/contract/play/field';
import type { Answer, Question } from '@wonderfield/questions/question';
import type { RefObject } from 'react';
import type { Sounds } from '../sound/sounds.ts';
import type { Speech } from '../speech/speech.ts';
import type { AskedTask } from './use-current-task.ts';

export type TaskSheetProps = {
  /** The same object for as long as it is asked; asked again, it is another one. */
  question: Question;
  skillName: string;
  placeName: string;
  crop: Crop;
  /** How far the skill has grown. */
  stage: Stage;
  /** 1 to 6. */
  position: number;
  /** The snail brought it back. */
  isAgain: boolean;
  /** Nothing is left to ask once this is right. */
  isLast?: boolean;
  /** Plants that bloom so far; plain mode says it. */
  grown?: number;
  isPlain: boolean;
  /** The setting: questions are read as they come. */
  readAloud: boolean;
  speech: Speech;
  sounds: Sounds;
  /** Once per asking, with what was given. */
  onAnswered: (given: Answer, isRight: boolean) => void;
  onNext: () => void;
};

/** What both looks of the sheet share. */
export type SheetProps = Omit<TaskSheetProps, 'isPlain' | 'readAloud' | 'onAnswered'> & {
  asked: AskedTask;
  reading: { read: () => void; voiceIn: (part: string) => number | undefined };
  heading: { id: string; ref: RefObject<HTMLHeadingElement | null> };
};
