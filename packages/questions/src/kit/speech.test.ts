import { describe, expect, it } from 'vitest';
import { quotedIn } from './speech.ts';

describe('quotedIn', () => {
  it('speaks quoted words in their language and the rest in English', () => {
    expect(quotedIn('es', 'Which one is "el gato"?')).toEqual([
      { text: 'Which one is', lang: 'en' },
      { text: 'el gato', lang: 'es' },
    ]);
  });
});
