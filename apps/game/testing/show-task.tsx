import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Question } from '@wonderfield/questions/question';
import { vi } from 'vitest';
import type { SoundName } from '../src/sound/score.ts';
import type { Sounds } from '../src/sound/sounds.ts';
import type { Speech, VoiceAt } from '../src/speech/speech.ts';
import type { SpokenPart } from '../src/speech/spoken-part.ts';
import type { TaskSheetProps } from '../src/tasks/shared/sheet-props.ts';
import { TaskSheet } from '../src/tasks/sheet/task-sheet.tsx';

/** Records sounds instead of playing them. */
const silentSounds = () => {
  const heard: SoundName[] = [];
  const sounds: Sounds = {
    play: () => undefined,
    playAsked: (name) => heard.push(name),
    whenQuiet: (run) => {
      run();
      return () => undefined;
    },
    setOn: () => undefined,
    isOn: () => false,
    close: () => undefined,
  };
  return { sounds, heard };
};

/** Records speech and lets a test move the voice from word to word. */
const writtenSpeech = () => {
  const spoken: SpokenPart[] = [];
  let onVoice: (at: VoiceAt | undefined) => void = () => undefined;
  const speech: Speech = {
    isThere: true,
    say: (parts, tell) => {
      spoken.push(...parts);
      onVoice = tell;
    },
    stop: vi.fn(),
  };
  return { speech, said: spoken, moveVoice: (at: VoiceAt | undefined) => onVoice(at) };
};

/** Shows a question on its sheet and returns its callbacks. */
export const showTask = (question: Question, changes: Partial<TaskSheetProps> = {}) => {
  const { sounds, heard } = silentSounds();
  const voice = writtenSpeech();
  const onAnswered = vi.fn();
  const onNext = vi.fn();
  const onTrySibling = vi.fn();
  const onReadAloud = vi.fn();
  const sheet = (more: Partial<TaskSheetProps>) => (
    <main>
      <TaskSheet
        question={question}
        skillName="Adding past ten"
        placeName="Math Mill"
        crop="wheat"
        stage="leaf"
        position={4}
        isAgain={false}
        isPlain={false}
        readAloud={false}
        onReadAloud={onReadAloud}
        speech={voice.speech}
        sounds={sounds}
        onAnswered={onAnswered}
        onNext={onNext}
        onTrySibling={onTrySibling}
        {...changes}
        {...more}
      />
    </main>
  );
  const { rerender, unmount } = render(sheet({}));
  return {
    user: userEvent.setup(),
    onAnswered,
    onNext,
    onTrySibling,
    onReadAloud,
    heard,
    ...voice,
    unmount,
    change: (more: Partial<TaskSheetProps>) => rerender(sheet(more)),
  };
};

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const statusText = () => screen.getByRole('status').textContent;
