/** Greetings in Latin letters. Each belongs to only one of these languages. */
export const LANGUAGES: readonly { name: string; hello: string; thanks: string }[] = [
  { name: 'Spanish', hello: 'hola', thanks: 'gracias' },
  { name: 'French', hello: 'bonjour', thanks: 'merci' },
  { name: 'German', hello: 'guten Tag', thanks: 'danke' },
  { name: 'Italian', hello: 'ciao', thanks: 'grazie' },
  { name: 'Portuguese', hello: 'olá', thanks: 'obrigado' },
  { name: 'Japanese', hello: 'konnichiwa', thanks: 'arigatō' },
  { name: 'Chinese', hello: 'nǐ hǎo', thanks: 'xièxie' },
  { name: 'Hawaiian', hello: 'aloha', thanks: 'mahalo' },
  { name: 'Swahili', hello: 'jambo', thanks: 'asante' },
  { name: 'Arabic', hello: 'marhaba', thanks: 'shukran' },
  { name: 'Hindi', hello: 'namaste', thanks: 'dhanyavaad' },
  { name: 'Russian', hello: 'privet', thanks: 'spasibo' },
];

/** Corrections of version 2: women say obrigada, and Chinese is a group of languages. */
export const CORRECTED: Readonly<Record<string, { name?: string; thanks?: string }>> = {
  Portuguese: { thanks: 'obrigado, obrigada' },
  Chinese: { name: 'Mandarin' },
};

/** Words for goodbye. Italian and Hawaiian use their hello for it, too, so they are left out. */
export const GOODBYES: Readonly<Record<string, string>> = {
  Spanish: 'adiós',
  French: 'au revoir',
  German: 'tschüss',
  Portuguese: 'tchau',
  Japanese: 'sayōnara',
  Mandarin: 'zàijiàn',
};
