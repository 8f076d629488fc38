import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchIdle } from './watch-idle.ts';

const MINUTE = 60_000;
const LIMIT = 20 * MINUTE;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const tap = () => document.dispatchEvent(new Event('pointerdown'));

describe('watchIdle', () => {
  it('calls onIdle once after the time without input', () => {
    const onIdle = vi.fn();
    const stop = watchIdle({ limitMs: LIMIT, onIdle });
    vi.advanceTimersByTime(19 * MINUTE);
    tap();
    vi.advanceTimersByTime(19 * MINUTE);
    expect(onIdle).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2 * MINUTE);
    expect(onIdle).toHaveBeenCalledTimes(1);
    stop();
  });

  it('calls onIdle at the tap that wakes a sleeping device, and does not store that input', () => {
    const onIdle = vi.fn();
    const storeInput = vi.fn();
    const stop = watchIdle({ limitMs: LIMIT, onIdle, storeInput });
    vi.setSystemTime(Date.now() + LIMIT);
    tap();
    expect(onIdle).toHaveBeenCalledTimes(1);
    expect(storeInput).not.toHaveBeenCalled();
    stop();
  });

  it('goes on with the time of an earlier load of the page', () => {
    const onIdle = vi.fn();
    const stop = watchIdle({ limitMs: LIMIT, lastInputAt: Date.now() - LIMIT, onIdle });
    expect(onIdle).toHaveBeenCalledTimes(1);
    stop();
  });

  it('ignores input after it was stopped', () => {
    const storeInput = vi.fn();
    watchIdle({ limitMs: LIMIT, onIdle: vi.fn(), storeInput })();
    tap();
    expect(storeInput).not.toHaveBeenCalled();
  });
});
