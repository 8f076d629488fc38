import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { OWN_VOICE, useSpokenButtons } from './use-spoken-buttons.ts';

const Buttons = ({ say, isOn }: { say: () => void; isOn: boolean }) => {
  const stop = () => undefined;
  useSpokenButtons({ isThere: true, say, stop }, isOn);
  return (
    <>
      <button type="button">One more row</button>
      <div {...OWN_VOICE}>
        <button type="button">frog</button>
      </div>
      <button type="button" aria-label="Back to the field" />
    </>
  );
};

const saidByTab = async (isOn: boolean) => {
  const say = vi.fn();
  render(<Buttons say={say} isOn={isOn} />);
  for (let stop = 0; stop < 3; stop += 1) await userEvent.tab();
  return say.mock.calls.map(([[part]]) => part.text);
};

describe('useSpokenButtons', () => {
  it('says the buttons that the keyboard reaches, and none that the child has to read', async () => {
    expect(await saidByTab(true)).toEqual(['One more row', 'Back to the field']);
  });

  it('says nothing if the setting is off', async () => {
    expect(await saidByTab(false)).toEqual([]);
  });
});
