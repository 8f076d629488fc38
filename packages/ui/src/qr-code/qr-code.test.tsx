import { render, screen } from '@testing-library/react';
import { create } from 'qrcode';
import { expect, it } from 'vitest';
import { QrCode } from './qr-code.tsx';

const TEXT = 'otpauth://totp/Wonderfield:robin@wonderfield.test?secret=JBSWY3DPEHPK3PXP';

/** Returns the modules that a path paints. */
const painted = (path: string) =>
  new Set(
    [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)].flatMap(([, x, y, length]) =>
      Array.from({ length: Number(length) }, (_, step) => `${Number(x) + step},${y}`),
    ),
  );

const draw = () => {
  render(<QrCode text={TEXT} label="Code for your authenticator app" size={240} />);
  const svg = screen.getByRole('img', { name: 'Code for your authenticator app' });
  const paths = svg.querySelectorAll('path');
  return { svg, paths, dark: painted(paths[0]?.getAttribute('d') ?? '') };
};

it('renders a named image of the given size', () => {
  const { svg } = draw();
  expect(svg).toHaveAttribute('width', '240');
  expect(svg).toHaveAttribute('height', '240');
});

it('paints every dark module and no other in one path', () => {
  const { paths, dark } = draw();
  expect(paths).toHaveLength(1);
  const { modules } = create(TEXT, { errorCorrectionLevel: 'M' });
  const expected = new Set<string>();
  for (let y = 0; y < modules.size; y += 1) {
    for (let x = 0; x < modules.size; x += 1) {
      if (modules.get(y, x)) expected.add(`${x + 4},${y + 4}`);
    }
  }
  expect(dark).toEqual(expected);
});

it('keeps four white modules around the code', () => {
  const { svg, dark } = draw();
  const side = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  expect(svg.querySelector('rect')).toHaveAttribute('width', String(side));
  const places = [...dark].flatMap((module) => module.split(',').map(Number));
  expect(Math.min(...places)).toBe(4);
  expect(Math.max(...places)).toBe(side - 5);
});
