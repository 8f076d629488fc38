import type { Page } from '@playwright/test';
import type { Stop } from './stop.ts';

/** The sample game needs neither a person nor a token. */
const SAMPLE = '/game/?sample';

/** Text of the part at which the voice stands still. */
const FAKE_VOICE = (spoken: string | undefined) => `{
  let seed = 7;
  Math.random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  let isSpeaking = false;
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => ${spoken === undefined ? '[]' : "[{ lang: 'en-US' }, { lang: 'es-US' }]"},
    get speaking() { return isSpeaking; },
    cancel: () => { isSpeaking = false; },
    speak: (utterance) => {
      isSpeaking = true;
      if (utterance.text.startsWith(${JSON.stringify(spoken)})) setTimeout(() => {
        utterance.onstart?.({});
        utterance.onboundary?.({ charIndex: utterance.text.indexOf(' ') + 1 });
      });
    },
  });
  Object.defineProperty(window, 'speechSynthesis', { value: speech });
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
}`;

/** Starts a row of Kindergarten in the sample with a voice that stands still at a text. */
const startRow = async (page: Page, place: string, spoken: string | undefined) => {
  await page.addInitScript(FAKE_VOICE(spoken));
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Kindergarten' }).click();
  await page.locator('canvas').waitFor();
  const plate = page.getByRole('button', { name: new RegExp(`^${place}, growing`) });
  await plate.click();
  await page
    .getByRole('button', { name: /Start a row$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Check', exact: true }).waitFor();
};

const choose = (page: Page, at: number) =>
  page.getByRole('group', { name: 'Choices' }).locator('button[aria-pressed]').nth(at).click();

/** Stops for questions of children who cannot read yet. */
export const PRE_READER_STOPS: Stop[] = [
  {
    name: 'Game, Kindergarten, the voice reads',
    path: SAMPLE,
    prepare: (page) => startRow(page, 'Word Orchard', 'Which'),
  },
  {
    name: 'Game, Kindergarten, muted',
    path: SAMPLE,
    prepare: async (page) => {
      await startRow(page, 'Word Orchard', '');
      await page.getByRole('button', { name: 'Read aloud' }).click();
      await choose(page, 1);
    },
  },
  {
    name: 'Game, Kindergarten, no voice',
    path: SAMPLE,
    isLong: true,
    prepare: (page) => startRow(page, 'Science Pond', undefined),
  },
];
