import {
  linkPlaceholder,
  PORTAL_CONFIG_ID,
  wayMarks,
} from '@wonderfield/contract/portal/prerender';
import { expect, it } from 'vitest';
import { fillPrerenderedPage, type Installation } from './fill-prerendered-page.ts';

const part = (way: 'any' | 'school' | 'google' | 'clever', inside: string) =>
  `${wayMarks(way).begin}${inside}${wayMarks(way).end}`;

const PAGE = [
  `<head><title>Door</title></head><a href="${linkPlaceholder('privacy')}">Privacy</a>`,
  part(
    'any',
    `or ${part('school', '[school]')}${part('google', '[google]')}${part('clever', '[clever]')}`,
  ),
  '<p>below</p>',
].join('');

const installation = (signIn: Installation['signIn']): Installation => ({
  links: {
    marketing: 'https://field.example/',
    privacy: 'https://field.example/privacy?a=1&b="2"',
    terms: 'https://field.example/terms',
    ambassadors: 'https://field.example/ambassadors',
    support: 'https://field.example/support',
    faq: 'https://field.example/faq',
  },
  signIn,
});

it.each([
  [{ google: true, clever: true, school: 'Hazel Grove' }, 'or [school][google][clever]'],
  [{ google: true, clever: false }, 'or [google]'],
  [{ google: false, clever: false }, ''],
])('keeps only the offered sign-in methods on a prerendered page: %j', (signIn, ways) => {
  const page = fillPrerenderedPage(PAGE, installation(signIn));
  expect(page).toContain(`</a>${ways}<p>below</p>`);
  expect(page).not.toContain('<!--');
});

it('fills in the links of this installation and escapes them', () => {
  const page = fillPrerenderedPage(PAGE, installation({ google: false, clever: false }));
  expect(page).toContain('href="https://field.example/privacy?a=1&amp;b=&quot;2&quot;"');
  expect(page).not.toContain('.invalid');
});

it('embeds the settings as data that cannot close its element', () => {
  const school = '</script><script>alert(1)</script>';
  const portal = installation({ google: false, clever: false, school });
  const page = fillPrerenderedPage(PAGE, portal);
  const [, settings = ''] = new RegExp(`id="${PORTAL_CONFIG_ID}">(.*?)</script>`).exec(page) ?? [];
  expect(JSON.parse(settings)).toEqual(portal);
  expect(page.match(/<script/g)).toHaveLength(1);
});
