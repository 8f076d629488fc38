import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lintEmail } from '../../../testing/fakes/lint-email.ts';
import { confirmationEmail, resetEmail } from '../../features/accounts/accounts.emails.ts';
import { pngOf } from './email-images.ts';
import { layOutEmail } from './email-layout.ts';

const url = 'https://portal.wonderfield.test/users/verifyEmail?token=abc&x=1';
const emailTo = (name: string) => confirmationEmail({ to: 'dana@home.test', name, url });

describe('emails', () => {
  it.each(['Dana', 'Zoë', "O'Brien", 'Anne-Marie', '李小龍', 'Mary Jane'])(
    'greets %s by name',
    (name) => {
      expect(emailTo(name).text).toMatch(new RegExp(`^Hello ${name},`));
    },
  );

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
  ])('omits the unsafe name %j from the email [T38]', (name) => {
    const email = emailTo(name);
    expect(email.text).toMatch(/^Hello,/);
    expect(email.html).not.toContain(name);
    expect(email.text).not.toContain(name);
    expect(email.subject).not.toContain(name);
    expect(email.to).toBe('dana@home.test');
  });

  it('escapes the URL of the button and repeats it as text', () => {
    const { html, text } = emailTo('Dana');
    expect(html).toContain(
      'href="https://portal.wonderfield.test/users/verifyEmail?token=abc&amp;x=1"',
    );
    expect(text).toContain(url);
  });

  it('states how long the link works', () => {
    expect(emailTo('Dana').text).toContain('once and for 24 hours');
    expect(resetEmail({ to: 'a@home.test', name: 'Dana', url }).text).toContain(
      'once and for 30 minutes',
    );
  });
});

describe('email layout', () => {
  const plain = layOutEmail({
    to: 'dana@home.test',
    subject: 'Your receipt',
    paragraphs: ['Thank you.'],
    footnote: 'You get this once.',
    sections: [{ title: 'What you wrote', text: 'One line\nand another' }],
  });

  // @proves S-mail-look
  it.each([
    ['with a button', emailTo('Dana')],
    ['without a button', plain],
  ])('has the logo and a drawing with alternative text in both color schemes: %s', (_, email) => {
    expect(lintEmail(email)).toEqual([]);
  });

  // @proves S-mail-look
  it('keeps an email with its pictures under 15 kB', async () => {
    const { html, text, pictures } = emailTo('Dana');
    const drawn = await Promise.all(pictures.map(pngOf));
    const bytes = drawn.reduce((sum, png) => sum + png.length, html.length + text.length);
    expect(bytes).toBeLessThan(15_000);
  });

  it('uses the first sentence of an email as its preview text', () => {
    expect(plain.html).toMatch(/<div style="display:none[^"]*">Thank you\.<\/div>/);
  });

  // @proves S-mail-look
  it('sends and lays out emails in one place only', () => {
    const source = join(import.meta.dirname, '../..');
    const filesWith = (what: RegExp) =>
      globSync('**/*.ts', { cwd: source })
        .filter((file) => !file.endsWith('.test.ts'))
        .filter((file) => what.test(readFileSync(join(source, file), 'utf8')))
        .sort();
    expect(filesWith(/from 'nodemailer'/)).toEqual(['gateways/email/mailer.ts']);
    expect(filesWith(/\bemailDocument\(/)).toEqual([
      'features/weekly-mail/weekly-mail.emails.ts',
      'gateways/email/email-layout.ts',
    ]);
    const templates = filesWith(/\blayOutEmail\(/);
    expect(templates.filter((file) => !file.endsWith('.emails.ts'))).toEqual([]);
    expect(templates).toContain('features/accounts/accounts.emails.ts');
  });
});
