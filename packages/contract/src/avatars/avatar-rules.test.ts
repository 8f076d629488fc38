import { describe, expect, it } from 'vitest';
import { findAvatarNameError, namesPerson, plainLetters } from './avatar-rules.ts';

const maya = { firstName: 'Maya', lastName: 'Okafor' };
const errorFor = (name: string, firstName = maya.firstName, lastName = maya.lastName) =>
  findAvatarNameError(name, { firstName, lastName });

describe('findAvatarNameError', () => {
  it.each(['Foxglove', 'fox7', 'FOX2000', 'Zoë123', 'ÄÖÜß', 'Ánh2', 'Ma1a'])(
    'accepts the avatar name %s',
    (name) => {
      expect(errorFor(name)).toBeUndefined();
    },
  );

  // @proves F-avatar-special
  it.each([
    ['fox', 'tooShort'],
    [' fox ', 'tooShort'],
    ['e\u0301e\u0301e\u0301', 'tooShort'],
    ['abcdefghijklm', 'tooLong'],
    ['fox glove', 'specialCharacters'],
    ['fox_glove', 'specialCharacters'],
    ['fox-glove', 'specialCharacters'],
    ['fox.glove', 'specialCharacters'],
    ['foxglove!', 'specialCharacters'],
    ['<script>', 'specialCharacters'],
    ['fox\u200Bglove', 'specialCharacters'],
    ['fox\u202Eglove', 'specialCharacters'],
    ['fox\nglove', 'specialCharacters'],
    ['🦊🦊🦊🦊', 'specialCharacters'],
    ['fox🦊glove', 'specialCharacters'],
    // Alphabets with characters that look alike, and invisible characters.
    ['狐狸狐狸', 'specialCharacters'],
    ['Лисёнок', 'specialCharacters'],
    ['S\u0430mira', 'specialCharacters'],
    ['Ａｂｃｄ', 'specialCharacters'],
    ['Sam\u0131\u0131\u0131', undefined],
    ['ꜱᴀᴍɪ', 'specialCharacters'],
    ['Sɑmi', 'specialCharacters'],
    ['Sam١ra', 'specialCharacters'],
    ['fox\u3164glove', 'specialCharacters'],
    ['\uFFA0\uFFA0\uFFA0\uFFA0', 'specialCharacters'],
    ['a\u0301\u0302\u0303\u0304bcd', 'specialCharacters'],
  ])('rejects the avatar name %j as %s', (name, problem) => {
    expect(errorFor(name)).toBe(problem);
  });
});

// @proves F-avatar-real-name
describe('real names in avatar names', () => {
  it.each(['Maya!', 'MayaOkaforMaya', 'May a'])(
    'finds the real name in %j although another error is reported first [T62]',
    (name) => {
      expect(namesPerson(name, maya)).toBe(true);
      expect(errorFor(name)).not.toBe('realName');
    },
  );

  // @proves F-avatar-real-name
  it.each([
    ['unchanged', 'Maya'],
    ['from the last name', 'Okafor'],
    ['between other letters', 'xxMayaxx'],
    ['before a number', 'Maya2018'],
    ['in lower case', 'maya'],
    ['in mixed case', 'mAyAfan'],
    ['with digits as letters', 'M4y4'],
    ['with several digits as letters', '0k4f0r'],
    ['with accents', 'Máyà'],
    ['with combining accents', 'Ma\u0308ya'],
    ['with repeated letters', 'Maaayaaa'],
    ['with digits inside', 'Ma2ya3Maya'],
    ['both', 'MayaOkafor'],
  ])('finds the real name %s: %s [T62]', (_how, name) => {
    expect(errorFor(name)).toBe('realName');
  });

  // @proves F-avatar-real-name
  it.each([
    ['Zoë', 'Marsh', 'Zoefan'],
    ['Zoe', 'Marsh', 'Zoëfan'],
    ['José', 'Marsh', 'jose99'],
    ['Søren', 'Marsh', 'Soren'],
    ['Łukasz', 'Marsh', 'lukasz1'],
    ['Weiß', 'Marsh', 'Weiss7'],
    ['Bjørn', 'Æsir', 'Aesir'],
    ['Lily', 'Marsh', 'L1ly77'],
    ['Will', 'Marsh', 'W111iam'],
    ['Mary Ann', 'Marsh', 'SunnyAnn'],
    ['Mary-Ann', 'Marsh', 'MaryFox'],
    ["O'Neil", 'Marsh', 'Neil77'],
    ['Anna', 'de la Cruz', 'cruzer'],
    ['Łucja', 'Marsh', 'lucja77'],
    // Letters with strokes and hooks in either name.
    ['Tor', 'Marsh', 'Ŧørfan'],
    ['Đorđe', 'Marsh', 'Dorde7'],
    ['Bella', 'Marsh', 'Ƀełłafan'],
    ['Ben', 'Marsh', 'ƁɆnny'],
    ['Əli', 'Marsh', 'Elifox'],
    ['Zoe', 'Marsh', 'Ƶøɇfan'],
    // Repeated letters, also in short names, or single letters in place of double ones.
    ['Zoe', 'Marsh', 'Zoooe'],
    ['Max', 'Marsh', 'Maaaxx'],
    ['Anna', 'Marsh', 'Annnna'],
    ['Anna', 'Marsh', 'Ana'.padEnd(4, '7')],
    ['Emma', 'Marsh', '99Ema99'],
    ['Bobby', 'Marsh', 'Bobyfan'],
    // Digits between the letters, some of them in place of letters.
    ['Maya', 'Okafor', 'M1a2y3a'],
    ['Maya', 'Okafor', 'Ma2ya'],
    ['Maya', 'Okafor', 'M42y74'],
    ['Maya', 'Okafor', '0k8a5f0r'],
    ['Max', 'Marsh', 'M00ax'],
    ['Zoe', 'Marsh', '2o77o3'],
    ['Bob', 'Marsh', '6o6fan'],
    ['Bo', 'Li', 'B0o1L7i'],
    ['Bo', 'Li', 'BoLi'],
    ['Bo', 'Li', 'xL1B0x'],
  ])('finds the real name %s %s in %s [T62]', (firstName, lastName, name) => {
    expect(errorFor(name, firstName, lastName)).toBe('realName');
  });

  // @proves F-avatar-real-name
  it.each([
    ['Maya', 'Okafor', 'Foxglove'],
    ['Al', 'Bo', 'Alpine'],
    ['Bo', 'Li', 'Bolder'],
    ['J', 'K', 'Jukebox'],
    ['Anna', 'de la Cruz', 'Delight'],
    ['Anna', 'Marsh', 'Banana'],
    ['Emma', 'Marsh', 'Cinema77'],
    ['Al', 'Marsh', 'A1l2pine'],
    ['Al', 'Wu', 'Alllwinter'],
    ['Ed', 'Ng', '3d3d3d'],
    ['Max', 'Marsh', 'Mango4x4'],
  ])('allows a student named %s %s to use %s', (firstName, lastName, name) => {
    expect(errorFor(name, firstName, lastName)).toBeUndefined();
  });
});

it('accepts only letters that are compared as a to z', () => {
  const allowed = Array.from({ length: 0x2_ff_ff }, (_, code) => String.fromCodePoint(code)).filter(
    (letter) => /^\p{L}$/u.test(letter) && errorFor(letter.repeat(4), 'Xy', 'Qz') === undefined,
  );
  expect(allowed.length).toBeGreaterThan(500);
  // Each accepted letter maps to plain letters, so no name can hide behind it.
  const hidden = allowed.filter((letter) => !/^[a-z]+$/.test(plainLetters(letter)));
  expect(hidden).toEqual([]);
  for (const letter of ['ƪ', 'ǃ', 'ƻ', 'ẟ']) {
    expect(errorFor(`Fox${letter}`)).toBe('specialCharacters');
  }
});
