import { render, screen } from '@testing-library/react';
import { useTranslations } from 'use-intl';
import { expect, it, vi } from 'vitest';
import { Providers } from './providers.tsx';
import { addStrings } from './strings.ts';

/** Strings that no other test adds. */
const lateStrings = { late: { title: 'Late, but there' } };
const LateTitle = () => useTranslations('late' as never)('title' as never);

it('provides strings to a screen that loads during a render', () => {
  const complain = vi.spyOn(console, 'error');
  const Arrival = () => {
    addStrings(lateStrings as never);
    return <LateTitle />;
  };
  render(
    <Providers>
      <Arrival />
    </Providers>,
  );
  expect(screen.getByText('Late, but there')).toBeVisible();
  expect(complain).not.toHaveBeenCalled();
});
