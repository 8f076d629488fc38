import { describe, expect, it } from 'vitest';
import { confirmationLetter, resetLetter } from '../features/accounts/letters.ts';

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
