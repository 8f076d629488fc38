import { describe, expect, it, vi } from 'vitest';
import { barsFor, captionOf, soundOf } from './pattern.ts';
import { BEAT_MS, playPattern } from './play-pattern.ts';
import type { Sounds } from './sounds.ts';

const fakeSounds = () => {
  const heard: string[] = [];
  const sounds: Sounds = {
    play: (name) => heard.push(name),
    playAsked: (name) => heard.push(`asked ${name}`),
    whenQuiet: () => () => undefined,
    setOn: () => undefined,
    isOn: () => true,
    close: () => undefined,
  };
  return { sounds, heard };
};

describe('sound patterns', () => {
  it('captions a pattern tap by tap', () => {
    expect(captionOf('drum', [1, 1, 0, 1])).toBe('drum, drum, rest, drum');
    expect(captionOf('bars', [3, 0, 1])).toBe('bar 3, rest, bar 1');
  });

  it('has no sound for a rest', () => {
    expect(soundOf('drum', 0)).toBeUndefined();
    expect(soundOf('drum', 1)).toBe('drum');
    expect(soundOf('bars', 4)).toBe('bar4');
  });

  it.each([
    [[1, 2], 3],
    [[1, 4], 4],
    [[5, 0], 5],
  ])('needs for the pattern %j %i bars', (pattern, bars) => {
    expect(barsFor(pattern)).toBe(bars);
  });

  it('plays a pattern beat by beat, reports each beat and the end', () => {
    vi.useFakeTimers();
    const { sounds, heard } = fakeSounds();
    const beats: (number | undefined)[] = [];
    const pattern = [1, 0, 1];
    playPattern({
      instrument: 'drum',
      pattern,
      sounds,
      isAsked: true,
      onBeat: (index) => beats.push(index),
    });
    vi.advanceTimersByTime(BEAT_MS * pattern.length);
    expect(beats).toEqual([0, 1, 2, undefined]);
    expect(heard).toEqual(['asked drum', 'asked drum']);
  });

  it('stops playing on request', () => {
    vi.useFakeTimers();
    const { sounds, heard } = fakeSounds();
    const beats: (number | undefined)[] = [];
    const stop = playPattern({
      instrument: 'bars',
      pattern: [1, 2, 3],
      sounds,
      isAsked: false,
      onBeat: (index) => beats.push(index),
    });
    stop();
    vi.advanceTimersByTime(BEAT_MS * 9);
    expect(heard).toEqual(['bar1']);
    expect(beats).toEqual([0, undefined]);
  });
});
