import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Game } from './state/use-game.ts';
import { useNoVoiceNotice } from './use-no-voice-notice.ts';

const noop = () => undefined;

const showNotice = ({ readAloud = true, isMissing = true } = {}) => {
  const setNotice = vi.fn();
  const state = { field: { settings: { sound: false, readAloud, plain: false } } };
  const game = { state, setNotice } as unknown as Game;
  renderHook(() =>
    useNoVoiceNotice(game, { isThere: !isMissing, isMissing, say: noop, stop: noop }),
  );
  return setNotice;
};

beforeEach(() => {
  localStorage.clear();
});

describe('useNoVoiceNotice', () => {
  it('tells once that the device has no voice', () => {
    expect(showNotice()).toHaveBeenCalledExactlyOnceWith(
      'For adults: this device cannot read aloud. Add a voice in its settings.',
    );
    expect(showNotice()).not.toHaveBeenCalled();
  });

  it('tells nothing if the device has a voice or the child does not need it', () => {
    expect(showNotice({ isMissing: false })).not.toHaveBeenCalled();
    expect(showNotice({ readAloud: false })).not.toHaveBeenCalled();
    expect(showNotice()).toHaveBeenCalledTimes(1);
  });
});
