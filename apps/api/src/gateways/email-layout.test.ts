import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { flawsOf } from '../../testing/lint-email.ts';
import { confirmationLetter, resetLetter } from '../features/accounts/accounts.emails.ts';
import { pngOf } from './email-images.ts';
import { layOutLetter } from './email-layout.ts';

const url = 'https://portal.wonderfield.test/users/verifyEmail?token=abc&x=1';
const letterTo = (name: string) => confirmationLetter({ to: 'dana@home.test', name, url });

describe('letters (T38)', () => {
  it.each(['Dana', 'Zoë', "O'Brien", 'Anne-Marie', '李小龍', 'Mary Jane'])('greet %s', (name) => {
    expect(letterTo(name).text).toMatch(new RegExp(`^Hello ${name},`));
  });

  it.each([
    'Bob\r\nBcc: eve@evil.test',
    'Hi http://evil.test',
    'evil.test/win',
    '<img src=x onerror=alert(1)>',
    '{{7*7}}',
    '$'.concat('{7*7}'),
    'a@evil.test',
    'x'.repeat(41),
    '"><script>',
  ])('greet nobody by the name %j', (name) => {
    const letter = letterTo(name);
    expect(letter.text).toMatch(/^Hello,/);
    expect(letter.html).not.toContain(name);
    expect(letter.text).not.toContain(name);
    expect(letter.subject).not.toContain(name);
    expect(letter.to).toBe('dana@home.test');
  });

  it('escape the address of the button and show it as text too', () => {
    const { html, text } = letterTo('Dana');
    expect(html).toContain(
      'href="https://portal.wonderfield.test/users/verifyEmail?token=abc&amp;x=1"',
    );
    expect(text).toContain(url);
  });

  it('say how long their link works', () => {
    expect(letterTo('Dana').text).toContain('once and for 24 hours');
    expect(resetLetter({ to: 'a@home.test', name: 'Dana', url }).text).toContain(
      'once and for 30 minutes',
    );
  });
});

describe('the look of a letter', () => {
  const plain = layOutLetter({
    to: 'dana@home.test',
    subject: 'Your receipt',
    paragraphs: ['Thank you.'],
    footnote: 'You get this once.',
    sections: [{ title: 'What you wrote', text: 'One line\nand another' }],
  });

  // @proves S-mail-look
  it.each([
    ['with a button', letterTo('Dana')],
    ['without one', plain],
  ])('has the logo and a drawing with words, in both color schemes: %s', (_, letter) => {
    expect(flawsOf(letter)).toEqual([]);
  });

  // @proves S-mail-look
  it('weighs little, pictures and all', async () => {
    const { html, text, pictures } = letterTo('Dana');
    const drawn = await Promise.all(pictures.map(pngOf));
    const bytes = drawn.reduce((sum, png) => sum + png.length, html.length + text.length);
    expect(bytes).toBeLessThan(15_000);
  });

  it('says its first sentence beside the subject in a list of mails', () => {
    expect(plain.html).toMatch(/<div style="display:none[^"]*">Thank you\.<\/div>/);
  });

  // @proves S-mail-look
  it('is made in one place: nothing sends mail, or lays one out, around it', () => {
    const source = join(import.meta.dirname, '..');
    const filesWith = (what: RegExp) =>
      globSync('**/*.ts', { cwd: source })
        .filter((file) => !file.endsWith('.test.ts'))
        .filter((file) => what.test(readFileSync(join(source, file), 'utf8')))
        .sort();
    expect(filesWith(/from 'nodemailer'/)).toEqual(['gateways/mailer.ts']);
    expect(filesWith(/\bletterDocument\(/)).toEqual([
      'features/weekly-mail/weekly-mail.emails.ts',
      'gateways/email-layout.ts',
    ]);
  });
});
