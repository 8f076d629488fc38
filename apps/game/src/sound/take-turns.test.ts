import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SCORE } from './score.ts';
import type { Sounds } from './sounds.ts';
import { takeTurns } from './take-turns.ts';

const GROW_MS = Math.max(...SCORE.grow.map(({ atMs, lengthMs }) => atMs + lengthMs));
const PARTS = [{ name: 'praise', text: 'You looked closely.' }];
const noop = () => undefined;

const takeFakeTurns = ({ isOn = true } = {}) => {
  let isSpeaking = false;
  const speech = {
    say: vi.fn(() => {
      isSpeaking = true;
    }),
    stop: vi.fn(() => {
      isSpeaking = false;
    }),
    isSpeaking: () => isSpeaking,
  };
  const sounds: Sounds = {
    play: vi.fn(),
    playAsked: vi.fn(),
    whenQuiet: () => noop,
    setOn: noop,
    isOn: () => isOn,
    close: noop,
  };
  return { speech, sounds, turns: takeTurns(sounds, speech) };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('takeTurns', () => {
  it('speaks after the sound of the same moment', () => {
    const { speech, sounds, turns } = takeFakeTurns();
    turns.say(PARTS, noop);
    turns.sounds.play('grow');
    expect(sounds.play).toHaveBeenCalledExactlyOnceWith('grow');
    vi.advanceTimersByTime(GROW_MS - 1);
    expect(speech.say).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2);
    expect(speech.say).toHaveBeenCalledExactlyOnceWith(PARTS, noop);
  });

  it('speaks at once when sounds are off', () => {
    const { speech, turns } = takeFakeTurns({ isOn: false });
    turns.sounds.play('grow');
    turns.say(PARTS, noop);
    vi.advanceTimersByTime(1);
    expect(speech.say).toHaveBeenCalledTimes(1);
  });

  it('leaves out a sound while the voice speaks, and stops the voice for one on request', () => {
    const { speech, sounds, turns } = takeFakeTurns();
    turns.say(PARTS, noop);
    vi.advanceTimersByTime(1);
    turns.sounds.play('grow');
    expect(sounds.play).not.toHaveBeenCalled();
    turns.sounds.playAsked('drum');
    expect(speech.isSpeaking()).toBe(false);
    expect(sounds.playAsked).toHaveBeenCalledExactlyOnceWith('drum');
  });

  it('says nothing after it was stopped', () => {
    const { speech, turns } = takeFakeTurns();
    turns.say(PARTS, noop);
    turns.stop();
    vi.advanceTimersByTime(1_000);
    expect(speech.say).not.toHaveBeenCalled();
  });

  it('runs an action once the voice is silent', () => {
    const { turns } = takeFakeTurns();
    const run = vi.fn();
    turns.sounds.whenQuiet(run);
    turns.say(PARTS, noop);
    vi.advanceTimersByTime(1_000);
    expect(run).not.toHaveBeenCalled();
    turns.stop();
    vi.advanceTimersByTime(1_000);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
