import { describe, expect, it, vi } from 'vitest';
import { SCORE } from './score.ts';
import { createSounds } from './sounds.ts';

const param = () => ({ setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });

const fakeContext = (state: AudioContextState = 'running') => {
  const started: number[] = [];
  const node = () => ({ connect: (next: unknown) => next });
  const context = {
    state,
    currentTime: 2,
    destination: node(),
    resume: vi.fn(() => Promise.resolve()),
    close: vi.fn(() => Promise.resolve()),
    createGain: () => ({ ...node(), gain: param() }),
    createOscillator: () => ({
      ...node(),
      type: 'sine',
      frequency: param(),
      start: (at: number) => started.push(at),
      stop: vi.fn(),
    }),
  };
  return { context: context as unknown as AudioContext, started, resume: context.resume };
};

describe('createSounds', () => {
  it('stays silent and opens no audio context until the setting is on', () => {
    const { context, started } = fakeContext();
    const open = vi.fn(() => context);
    const sounds = createSounds(open);
    sounds.play('key');
    expect(open).not.toHaveBeenCalled();
    sounds.setOn(true);
    sounds.play('grow');
    sounds.play('key');
    expect(open).toHaveBeenCalledOnce();
    expect(started).toHaveLength(SCORE.grow.length + SCORE.key.length);
    expect(started[0]).toBe(2);
  });

  it('plays a requested sound even if the setting is off', () => {
    const { context, started } = fakeContext();
    const sounds = createSounds(() => context);
    sounds.playAsked('drum');
    expect(sounds.isOn()).toBe(false);
    expect(started).toHaveLength(SCORE.drum.length);
  });

  it('resumes an audio context that the browser suspended', () => {
    const { context, resume } = fakeContext('suspended');
    createSounds(() => context).playAsked('bar1');
    expect(resume).toHaveBeenCalledOnce();
  });

  it('works silently in a browser without Web Audio', () => {
    const sounds = createSounds(() => undefined);
    sounds.playAsked('drum');
    sounds.close();
    expect(sounds.isOn()).toBe(false);
  });
});
