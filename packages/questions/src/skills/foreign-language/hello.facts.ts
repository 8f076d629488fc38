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
