import { suggestNames } from '@wonderfield/contract/avatars/name-suggestions';
import { describe, expect, it } from 'vitest';
import { isOffensiveName } from './is-offensive-name.ts';

describe('isOffensiveName', () => {
  it.each([
    ['with altered letters', ['phuckyou', 'FUCC', 'cvnt', 'biatch', 'Fuk3r', 'wanker']],
    ['hate speech', ['nibbaz', 'Hitler', 'HeilHitler', 'nazi88', 'KKKKKK', 'xKkKx']],
    ['self-harm', ['killurself', 'killyourself', 'Suicide99']],
    ['adult content', ['sexsex69', 'sexyfox']],
    ['in Spanish', ['putamadre', 'hijodeputa', 'mierda', 'puta']],
    ['in German, French and Polish', ['Scheisse', 'scheiss1', 'merde', 'putain', 'kurwa']],
    ['with digits for letters', ['H1tler', 'k1llurs3lf', 'm3rde', 'ph0ckfuk']],
    ['with repeated letters', ['Hiiitler', 'merrrde', 'FUCCCC']],
  ])('rejects offensive names: %s [T62]', (_kind, names) => {
    expect(names.filter((name) => !isOffensiveName(name))).toEqual([]);
  });

  it.each(['5035550142', 'Fox5550142', '1234567', '5a0b3c5d5e5f7'])(
    'rejects the phone number %s in a name [T62]',
    (name) => {
      expect(isOffensiveName(name)).toBe(true);
    },
  );
});

describe('isOffensiveName: harmless names', () => {
  it.each([
    'Foxglove',
    'Assassin',
    'Peacock',
    'Essex99',
    'Sunny2018',
    'Skunkworks',
    'Classic7',
    'Hancock',
    'Cockatoo',
    'Dickens',
    'Scunthorpe',
    'Sussex',
    'Middlesex',
    'Computador',
    'Disputable',
    'Reputation',
    'Kickback',
    'Zoë123',
    'Fox123456',
  ])('accepts the harmless name %s', (name) => {
    expect(isOffensiveName(name)).toBe(false);
  });

  it('accepts every suggested name as harmless', () => {
    const names = Array.from({ length: 200 }, (_, seed) => suggestNames(seed, 10)).flat();
    expect(new Set(names).size).toBeGreaterThan(20);
    expect([...new Set(names)].filter(isOffensiveName)).toEqual([]);
  });
});
