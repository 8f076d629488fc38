import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Segments } from './segments.tsx';

const SEGMENTS = [
  { value: '1', label: 'Version 1', fact: 'Nov 8' },
  { value: '2', label: 'Version 2' },
  { value: '3', label: 'Version 3' },
];

const Versions = () => {
  const [value, setValue] = useState('1');
  return (
    <Segments
      label="Versions"
      segments={SEGMENTS}
      value={value}
      onChange={setValue}
      after={<button type="button">Compare</button>}
    >
      <p>This is version {value}.</p>
    </Segments>
  );
};

const tab = (name: string) => screen.getByRole('tab', { name });

describe('Segments', () => {
  it('names its tabs with their facts and shows the panel of the selected one', async () => {
    render(<Versions />);
    expect(screen.getByRole('tablist', { name: 'Versions' })).toBeVisible();
    expect(tab('Version 1 Nov 8')).toHaveAttribute('aria-selected', 'true');
    await userEvent.setup().click(tab('Version 2'));
    expect(screen.getByRole('tabpanel', { name: 'Version 2' })).toHaveTextContent(
      'This is version 2.',
    );
  });

  it('moves with the arrow keys, selects with Enter or Space, and leaves with Tab', async () => {
    const user = userEvent.setup();
    render(<Versions />);
    await user.tab();
    expect(tab('Version 1 Nov 8')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(tab('Version 2')).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(tab('Version 2')).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(tab('Version 3')).toHaveFocus());
    await user.keyboard(' ');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('This is version 3.');
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(tab('Version 1 Nov 8')).toHaveFocus());
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(tab('Version 3')).toHaveFocus());
    await user.tab();
    expect(screen.getByRole('button', { name: 'Compare' })).toHaveFocus();
  });
});
