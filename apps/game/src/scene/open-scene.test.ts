import { describe, expect, it } from 'vitest';
import { openScene } from './open-scene.ts';

describe('the drawn field', () => {
  it('is refused where there is no WebGL, so that the game goes on in words', async () => {
    const host = document.createElement('div');
    await expect(openScene(host, { bloom: 3, isCalm: true })).rejects.toThrow('WebGL');
    expect(host.children).toHaveLength(0);
  });
});
