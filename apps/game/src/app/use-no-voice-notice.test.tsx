import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Game } from './state/use-game.ts';
import { useNoVoiceNotice } from './use-no-voice-notice.ts';

const noop = () => undefined;

const showNotice = ({ readAloud = true, isMissing = true, isStored = true } = {}) => {
  const setNotice = vi.fn();
  const state = { field: { settings: { sound: false, readAloud, plain: false } } } as unknown;
  const speech = { isThere: !isMissing, isMissing, say: noop, stop: noop };
  renderHook(() =>
    useNoVoiceNotice({ state: state as Game['state'], setNotice, speech, isStored }),
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

  it('stores nothing in the sample', () => {
    expect(showNotice({ isStored: false })).toHaveBeenCalledTimes(1);
    expect(localStorage).toHaveLength(0);
  });

  it('tells nothing if the device has a voice or the child does not need it', () => {
    expect(showNotice({ isMissing: false })).not.toHaveBeenCalled();
    expect(showNotice({ readAloud: false })).not.toHaveBeenCalled();
    expect(showNotice()).toHaveBeenCalledTimes(1);
  });
});
