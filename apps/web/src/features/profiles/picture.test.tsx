import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { held } from '@wonderfield/client/testing/fake-calls';
import { type ErrorCode, MESSAGE_CODES } from '@wonderfield/contract/texts/message-codes';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { clickButton } from '../../../testing/forms.ts';
import { aParent, userResponse } from '../../../testing/people.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';

const ASSETS = {
  originalAsset: '/pictures/o',
  mediumThumbnailAsset: '/pictures/m',
  smallThumbnailAsset: '/pictures/s',
  thumbnailAsset: '/pictures/t',
};
const DRAWN = new Blob(['drawn'], { type: 'image/jpeg' });

// Load the screen in advance, because the first import can be slow on a busy machine.
beforeAll(async () => void (await import('./screens/profile-screen.tsx')), 60_000);

/** Fakes images, because happy-dom cannot decode or draw them. A file named broken fails. */
beforeEach(() => {
  vi.stubGlobal(
    'Image',
    class {
      naturalWidth = 800;
      naturalHeight = 600;
      onload = () => undefined;
      onerror = () => undefined;
      set src(url: string) {
        queueMicrotask(() => (url.includes('broken') ? this.onerror() : this.onload()));
      }
    },
  );
  URL.createObjectURL = (file) => `blob:${(file as File).name}`;
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: vi.fn(),
    drawImage: vi.fn(),
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) => give(DRAWN));
});

/** Fakes an upload with progress events, which the fake API does not support. */
const answerUploads = (reply: () => Promise<Response>) => {
  const uploads: FormData[] = [];
  const requests: { tellSent: (loaded: number) => void }[] = [];
  class Upload {
    upload: { onprogress?: (event: ProgressEvent) => void } = {};
    onload = () => undefined;
    onerror = () => undefined;
    status = 0;
    responseText = '';
    headers = new Headers();
    open = vi.fn();
    getResponseHeader = (name: string) => this.headers.get(name);
    async send(body: FormData) {
      uploads.push(body);
      requests.push({
        tellSent: (loaded) =>
          this.upload.onprogress?.(
            new ProgressEvent('progress', { lengthComputable: true, loaded, total: 200 }),
          ),
      });
      const response = await reply().catch(() => undefined);
      if (!response) return this.onerror();
      this.status = response.status;
      this.headers = response.headers;
      this.responseText = await response.text();
      return this.onload();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload);
  return { uploads, requests };
};
const done = () => Response.json({ _responseStatus: 1, msgCode: 'GEN_000', msg: 'OK', ...ASSETS });
const rejected = (msgCode: ErrorCode) =>
  Response.json({ _responseStatus: 0, msgCode, msg: MESSAGE_CODES[msgCode].text });

const open = async () => {
  const session = aParent();
  const api = fakeApi({ getUser: () => userResponse(session) });
  renderPortal({ at: '/profile', session, api });
  await heading('My Home Account');
  return userEvent.setup({ applyAccept: false });
};
const photo = (name = 'me.png', type = 'image/png', size = 4) =>
  new File([new Uint8Array(size)], name, { type });
const choose = (user: Awaited<ReturnType<typeof open>>, file: File) => {
  const field = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!field) throw new Error('there is no field for a picture');
  return user.upload(field, file);
};
const chooseGood = async (user: Awaited<ReturnType<typeof open>>) => {
  await choose(user, photo());
  const dialog = await screen.findByRole('dialog', { name: 'Fit your picture' });
  fireEvent.load(dialog.querySelector('img') as HTMLElement);
  await waitFor(() =>
    expect(within(dialog).getByRole('button', { name: 'Save Picture' })).toBeEnabled(),
  );
  return dialog;
};

it('opens the file chooser for pictures', async () => {
  const user = await open();
  const chooser = document.querySelector('input[type=file]') as HTMLInputElement;
  expect(chooser.accept).toBe('image/jpeg,image/png,image/jpg');
  const click = vi.spyOn(chooser, 'click');
  screen.getByRole('button', { name: 'Change picture' }).focus();
  await user.keyboard('{Enter}');
  expect(click).toHaveBeenCalledOnce();
});

// @proves F-image-type
it.each([
  [
    'an unsupported file type',
    photo('me.gif', 'image/gif'),
    'Valid file formats are JPG, JPEG, PNG',
  ],
  [
    'an unreadable picture',
    photo('broken.png'),
    'This picture could not be read. Please try another.',
  ],
])('shows next to the control what is wrong with %s', async (_what, file, message) => {
  const user = await open();
  await choose(user, file);
  await screen.findByText(message);
  expect(screen.getByRole('button', { name: 'Change picture' })).toHaveAccessibleDescription(
    expect.stringContaining(message),
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

// @proves F-image-size
it('scales a 10 MB photo down and keeps its orientation', async () => {
  const user = await open();
  const drawImage = vi.fn();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: vi.fn(),
    drawImage,
  } as never);
  await choose(user, photo('me.jpg', 'image/jpeg', 10 * 1_048_576));
  await screen.findByRole('dialog', { name: 'Fit your picture' });
  // The whole picture in its original proportions.
  expect(drawImage.mock.calls[0]?.slice(1)).toEqual([0, 0, 800, 600, 0, 0, 800, 600]);
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:me.jpg');
  expect(screen.queryByText('Max size allowed is 1 MB')).not.toBeInTheDocument();
});

// @proves F-image-size
it("reduces the quality when the crop exceeds the server's size limit", async () => {
  const user = await open();
  const { uploads } = answerUploads(async () => done());
  const sizes = [2_000_000, 500_000];
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) =>
    give(new Blob([new Uint8Array(sizes.shift() ?? 4)], { type: 'image/jpeg' })),
  );
  const dialog = await chooseGood(user);
  await clickButton(user, 'Save Picture');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(((uploads[0] as FormData).get('files[]') as File).size).toBe(500_000);
});

it('returns the focus to the button when the picture is saved', async () => {
  const user = await open();
  answerUploads(async () => done());
  const dialog = await chooseGood(user);
  await clickButton(user, 'Save Picture');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change picture' })).toHaveFocus());
});

// @proves F-image-size, K-image
it('accepts a file of exactly 1 MB', async () => {
  const user = await open();
  await choose(user, photo('me.jpg', 'image/jpeg', 1_048_576));
  await screen.findByRole('dialog', { name: 'Fit your picture' });
});

// @proves S-picture
it('uploads the crop in the expected format and shows it at once', async () => {
  const response = held<Response>();
  const user = await open();
  const { uploads } = answerUploads(() => response.promise);
  const dialog = await chooseGood(user);
  expect(within(dialog).getByRole('slider', { name: 'Zoom' })).toBeVisible();
  expect(document.head.querySelector('style')?.textContent ?? '').not.toMatch(/reactEasyCrop/);
  await clickButton(user, 'Save Picture');
  expect(await screen.findByRole('button', { name: 'Saving...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  response.give(done());
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.getByText('Changes updated successfully')).toBeVisible();
  const body = uploads[0] as FormData;
  expect(body.get('userId')).toBe('parent-1');
  expect(body.get('sessionToken')).toBe('session-of-parent-1');
  expect(body.get('imageType')).toBe('profiles');
  expect((body.get('files[]') as File).type).toBe('image/jpeg');
  expect(screen.getByAltText('Your picture')).toHaveAttribute('src', '/pictures/m');
  expect(screen.getByRole('banner').querySelector('img')).toHaveAttribute('src', '/pictures/t');
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:me.png');
});

it('shows the upload progress until the server responds', async () => {
  const response = held<Response>();
  const user = await open();
  const { requests } = answerUploads(() => response.promise);
  const dialog = await chooseGood(user);
  await clickButton(user, 'Save Picture');
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(
    screen.queryByRole('progressbar', { name: 'Sending your picture' }),
  ).not.toBeInTheDocument();
  act(() => requests[0]?.tellSent(50));
  const bar = within(dialog).getByRole('progressbar', { name: 'Sending your picture' });
  expect(bar).toHaveAttribute('aria-valuetext', '25%');
  act(() => requests[0]?.tellSent(200));
  expect(bar).toHaveAttribute('value', '200');
  response.give(rejected('AST_003'));
  expect(await within(dialog).findByRole('alert')).toBeVisible();
  expect(bar).not.toBeInTheDocument();
});

// @proves S-picture
it.each([
  ['the server rejects it', async () => rejected('AST_003'), MESSAGE_CODES.AST_003.text],
  ['there were too many uploads', async () => rejected('RTE_001'), MESSAGE_CODES.RTE_001.text],
  ['it is not allowed', async () => rejected('CHD_003'), MESSAGE_CODES.CHD_003.text],
  [
    'there is no network',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'Something went wrong, Please try again',
  ],
  [
    'the response is malformed',
    async () => Response.json({}),
    'Something went wrong, Please try again',
  ],
])('shows an error and keeps the picture when %s', async (_what, response, message) => {
  const user = await open();
  answerUploads(response);
  const dialog = await chooseGood(user);
  await clickButton(user, 'Save Picture');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(message);
  expect(within(dialog).getByRole('button', { name: 'Save Picture' })).toBeEnabled();
  expect(screen.queryByAltText('Your picture')).not.toBeInTheDocument();
});

// @proves S-picture
it('discards the picture on Cancel', async () => {
  const user = await open();
  const { uploads } = answerUploads(async () => done());
  const dialog = await chooseGood(user);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(uploads).toHaveLength(0);
});
