import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PictureTile } from './picture-tile.tsx';

describe('PictureTile', () => {
  it('shows a button with the word of its picture as its name', async () => {
    const onClick = vi.fn();
    render(<PictureTile picture="fish" word="fish" onClick={onClick} />);

    await userEvent.click(screen.getByRole('button', { name: 'fish' }));
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('keeps a disabled tile from being tapped', async () => {
    const onClick = vi.fn();
    render(<PictureTile picture="key" word="key" disabled onClick={onClick} />);

    await userEvent.click(screen.getByRole('button', { name: 'key' }));
    expect(onClick).not.toHaveBeenCalled();
  });
});
