import { describe, expect, it } from 'vitest';
import { openScene } from './open-scene.ts';

describe('openScene', () => {
  it('rejects without WebGL, so that the game continues in plain mode', async () => {
    const host = document.createElement('div');
    await expect(openScene(host, { bloom: 3, isCalm: true })).rejects.toThrow('WebGL');
    expect(host.children).toHaveLength(0);
  });
});
