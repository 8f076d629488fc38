import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ToastMessage, ToastProvider, useToasts } from './toast-provider.tsx';

const Shower = ({ message }: { message: ToastMessage }) => {
  const { show } = useToasts();
  return (
    <button type="button" onClick={() => show(message)}>
      show
    </button>
  );
};

/** Waits for the region, which loads with the first message. */
const untilLoaded = () => act(async () => void (await import('./toast-region.tsx')));

const showToast = async (message: ToastMessage) => {
  render(
    <ToastProvider regionLabel="Messages" dismissLabel="Close message">
      <Shower message={message} />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'show' }));
  await untilLoaded();
};

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

// @proves K-toast
it.each([
  ['success', 4000, 'status'],
  ['error', 4000, 'alert'],
  ['info', 5000, 'status'],
] as const)('shows a %s toast for %i ms with the role %s', async (tone, ms, role) => {
  await showToast({ tone, title: 'Title', text: 'Some news' });
  expect(screen.getByRole(role)).toHaveTextContent('Some news');
  pass(ms - 1);
  expect(screen.getByText('Some news')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('Some news')).not.toBeInTheDocument();
});

it('uses a given duration', async () => {
  await showToast({ tone: 'error', text: 'Session ended', durationMs: 5000 });
  pass(4999);
  expect(screen.getByText('Session ended')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('Session ended')).not.toBeInTheDocument();
});

it('pauses while the pointer is over it and continues with the remaining time', async () => {
  await showToast({ tone: 'success', text: 'Saved' });
  pass(3000);
  fireEvent.mouseEnter(screen.getByRole('region', { name: 'Messages' }));
  pass(60_000);
  expect(screen.getByText('Saved')).toBeInTheDocument();
  fireEvent.mouseLeave(screen.getByRole('region', { name: 'Messages' }));
  pass(999);
  expect(screen.getByText('Saved')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

it('pauses while it has the focus', async () => {
  await showToast({ tone: 'success', text: 'Saved' });
  act(() => screen.getByRole('button', { name: 'Close message' }).focus());
  pass(60_000);
  expect(screen.getByText('Saved')).toBeInTheDocument();
});

const say = (text: string, topic?: string) => ({ tone: 'error', text, topic }) as const;
const shownAfter = async (messages: ToastMessage[]) => {
  render(
    <ToastProvider regionLabel="Messages" dismissLabel="Close message">
      {messages.map((message) => (
        <Shower key={message.text} message={message} />
      ))}
    </ToastProvider>,
  );
  for (const button of screen.getAllByRole('button', { name: 'show' })) fireEvent.click(button);
  await untilLoaded();
  return screen.getAllByRole('alert').map((toast) => toast.textContent);
};

it('replaces only a message with the same topic', async () => {
  const wait = [say('Wait 8', 'sign-in'), say('Not saved'), say('Not sent'), say('Away', 'net')];
  expect(await shownAfter(wait)).toEqual(['Wait 8', 'Not saved', 'Not sent', 'Away']);
  cleanup();
  expect(await shownAfter([...wait, say('Wait 7', 'sign-in')])).toEqual([
    'Wait 7',
    'Not saved',
    'Not sent',
    'Away',
  ]);
});

it('gives a replacing message its full duration', async () => {
  await shownAfter([say('Wait 8', 'sign-in'), say('Wait 7', 'sign-in')]);
  pass(3999);
  expect(screen.getByText('Wait 7')).toBeInTheDocument();
  fireEvent.click(screen.getAllByRole('button', { name: 'show' })[0] as HTMLElement);
  expect(screen.queryByText('Wait 7')).not.toBeInTheDocument();
  pass(3999);
  expect(screen.getByText('Wait 8')).toBeInTheDocument();
});

it('starts the timer of the next message after one was closed under the pointer', async () => {
  await showToast({ tone: 'success', text: 'Saved' });
  fireEvent.mouseEnter(screen.getByRole('region', { name: 'Messages' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'show' }));
  pass(4000);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

it('follows its link and disappears', async () => {
  const onFollow = vi.fn();
  const link = { label: 'See the sync', href: '/classroom-syncs/room-12', onFollow };
  await showToast({ tone: 'success', text: 'Synced', link });
  const shown = screen.getByRole('link', { name: 'See the sync' });
  expect(shown).toHaveAttribute('href', '/classroom-syncs/room-12');
  fireEvent.click(shown);
  expect(onFollow).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Synced')).not.toBeInTheDocument();
});

it('leaves clicks that open another tab to the browser', async () => {
  const onFollow = vi.fn();
  await showToast({
    tone: 'success',
    text: 'Synced',
    link: { label: 'See', href: '#sync', onFollow },
  });
  fireEvent.click(screen.getByRole('link', { name: 'See' }), { ctrlKey: true });
  expect(onFollow).not.toHaveBeenCalled();
  expect(screen.getByText('Synced')).toBeInTheDocument();
});

it('runs its action and disappears', async () => {
  const onSelect = vi.fn();
  await showToast({ tone: 'success', text: 'Merged', action: { label: 'Undo', onSelect } });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Merged')).not.toBeInTheDocument();
});

it('does not stack equal messages', async () => {
  await showToast({ tone: 'error', title: 'Sign In Failed', text: 'No network' });
  pass(3000);
  fireEvent.click(screen.getByRole('button', { name: 'show' }));
  expect(screen.getAllByText('No network')).toHaveLength(1);
  // The replaced message starts a new duration.
  pass(3000);
  expect(screen.getByText('No network')).toBeInTheDocument();
});

it('dismisses error messages on endErrors and keeps the others', async () => {
  const Ender = ({ olderThanMs }: { olderThanMs?: number }) => {
    const { show, endErrors } = useToasts();
    return (
      <>
        <button type="button" onClick={() => show({ tone: 'error', text: 'Failed' })}>
          fail
        </button>
        <button type="button" onClick={() => show({ tone: 'success', text: 'Saved' })}>
          save
        </button>
        <button type="button" onClick={() => endErrors(olderThanMs ? { olderThanMs } : {})}>
          end
        </button>
      </>
    );
  };
  render(
    <ToastProvider regionLabel="Messages" dismissLabel="Close message">
      <Ender olderThanMs={1000} />
    </ToastProvider>,
  );
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  press('fail');
  press('save');
  await untilLoaded();
  press('end');
  expect(screen.getByText('Failed')).toBeInTheDocument();
  pass(1000);
  press('end');
  expect(screen.queryByText('Failed')).not.toBeInTheDocument();
  expect(screen.getByText('Saved')).toBeInTheDocument();
});
