import { describe, expect, it } from 'vitest';
import { between, createMotion, easeInOut, easeOut } from './motion.ts';

describe('tween', () => {
  it('runs from 0 to 1 in its duration and then ends', async () => {
    const motion = createMotion(false);
    const parts: number[] = [];
    const end = motion.tween(200, (part) => parts.push(part));
    motion.advance(100);
    motion.advance(150);
    motion.advance(100);
    await end;
    expect(parts).toEqual([0, 0.5, 1]);
  });

  it('waits for its delay', () => {
    const motion = createMotion(false);
    const parts: number[] = [];
    void motion.tween(100, (part) => parts.push(part), 100);
    motion.advance(100);
    expect(parts).toEqual([0]);
    motion.advance(50);
    expect(parts).toEqual([0, 0.5]);
  });

  it('jumps to its end when it is skipped', async () => {
    const motion = createMotion(false);
    const parts: number[] = [];
    const end = motion.tween(5000, (part) => parts.push(part), 1000);
    motion.skip();
    await end;
    expect(parts).toEqual([0, 1]);
  });

  it('ends immediately with reduced motion', async () => {
    const motion = createMotion(true);
    const parts: number[] = [];
    await motion.tween(5000, (part) => parts.push(part));
    expect(parts).toEqual([1]);
  });
});

describe('ended motion', () => {
  it('stops all tweens and resolves their promises', async () => {
    const motion = createMotion(false);
    const parts: number[] = [];
    const underWay = motion.tween(200, (part) => parts.push(part));
    motion.loop(() => parts.push(-1));
    motion.end();
    await underWay;
    await motion.tween(200, (part) => parts.push(part));
    motion.loop(() => parts.push(-1));
    motion.advance(500);
    expect(parts).toEqual([0]);
    expect(motion.isMoving()).toBe(false);
  });
});

describe('loop', () => {
  it('runs until it is stopped', () => {
    const motion = createMotion(false);
    let seconds = 0;
    const stop = motion.loop((passed) => {
      seconds += passed;
    });
    motion.advance(500);
    stop();
    motion.advance(500);
    expect(seconds).toBe(0.5);
  });

  it('does not run with reduced motion', () => {
    const motion = createMotion(true);
    let seconds = 0;
    motion.loop((passed) => {
      seconds += passed;
    });
    motion.advance(500);
    expect(seconds).toBe(0);
  });
});

describe('easing', () => {
  it('starts at 0 and ends at 1', () => {
    for (const ease of [easeOut, easeInOut]) {
      expect(ease(0)).toBe(0);
      expect(ease(1)).toBe(1);
    }
    expect(between(10, 20, 0.5)).toBe(15);
  });
});
