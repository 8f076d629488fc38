import { defaultLook } from '@wonderfield/contract/avatars/default-look';
import { bloomOf } from '@wonderfield/contract/options';
import { bloomOfId } from '@wonderfield/ui/art/plants/bloom';
import { expect, it } from 'vitest';

it('gives a user id the flower that the design system draws for it', () => {
  const ids = ['', 'a', 'student-1', '0197a1c2-6a1f-7d3c-9e55-3b1f0c9d2e11'];
  expect(ids.map((id) => bloomOf(defaultLook(id)))).toEqual(ids.map(bloomOfId));
});
