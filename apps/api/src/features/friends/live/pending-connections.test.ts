import { expect, it } from 'vitest';
import { createPendingConnections } from './pending-connections.ts';

it('limits pending connections per IP address and in total', () => {
  const room = createPendingConnections({ ofAll: 3, ofOne: 2 });
  const leave = room.enter('a');
  expect([room.enter('a'), room.enter('a')]).toEqual([expect.any(Function), undefined]);
  expect([room.enter('b'), room.enter('c')]).toEqual([expect.any(Function), undefined]);
  leave?.();
  // Leaving twice frees only one place.
  leave?.();
  expect([room.enter('c'), room.enter('d')]).toEqual([expect.any(Function), undefined]);
});
