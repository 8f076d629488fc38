import type { Thing } from '../../picture.ts';

export const FRENCH_COLORS: readonly { word: string; english: string; color: string }[] = [
  { word: 'rouge', english: 'red', color: '#D64545' },
  { word: 'bleu', english: 'blue', color: '#3B6FD4' },
  { word: 'vert', english: 'green', color: '#3C9763' },
  { word: 'jaune', english: 'yellow', color: '#F2C230' },
  { word: 'noir', english: 'black', color: '#222222' },
  { word: 'blanc', english: 'white', color: '#FFFFFF' },
  { word: 'gris', english: 'gray', color: '#8A8A8A' },
  { word: 'rose', english: 'pink', color: '#F29BB7' },
  { word: 'marron', english: 'brown', color: '#7A4A21' },
  { word: 'violet', english: 'purple', color: '#7B4FB5' },
];

/** Animals with their article. The article l' does not show the gender. */
export const FRENCH_ANIMALS: readonly {
  thing: Thing;
  article: 'le ' | 'la ' | "l'";
  word: string;
}[] = [
  { thing: 'cat', article: 'le ', word: 'chat' },
  { thing: 'dog', article: 'le ', word: 'chien' },
  { thing: 'fish', article: 'le ', word: 'poisson' },
  { thing: 'frog', article: 'la ', word: 'grenouille' },
  { thing: 'duck', article: 'le ', word: 'canard' },
  { thing: 'hen', article: 'la ', word: 'poule' },
  { thing: 'sheep', article: 'le ', word: 'mouton' },
  { thing: 'butterfly', article: 'le ', word: 'papillon' },
  { thing: 'bee', article: "l'", word: 'abeille' },
  { thing: 'snail', article: "l'", word: 'escargot' },
  { thing: 'owl', article: 'le ', word: 'hibou' },
  { thing: 'hedgehog', article: 'le ', word: 'hérisson' },
  { thing: 'mole', article: 'la ', word: 'taupe' },
];

export type Exchange = { said: string; answer: string; english: string; answerEnglish: string };

/** Lines with their replies and translations. */
export const EXCHANGES: readonly Exchange[] = [
  {
    said: 'Comment ça va ?',
    answer: 'Ça va bien, merci.',
    english: 'How are you?',
    answerEnglish: 'I am fine, thanks.',
  },
  {
    said: "Comment tu t'appelles ?",
    answer: "Je m'appelle Léo.",
    english: 'What is your name?',
    answerEnglish: 'My name is Léo.',
  },
  {
    said: 'Quel âge as-tu ?',
    answer: "J'ai dix ans.",
    english: 'How old are you?',
    answerEnglish: 'I am ten years old.',
  },
  {
    said: 'Merci beaucoup.',
    answer: 'De rien.',
    english: 'Thank you very much.',
    answerEnglish: 'You are welcome.',
  },
  {
    said: 'Où habites-tu ?',
    answer: "J'habite à Paris.",
    english: 'Where do you live?',
    answerEnglish: 'I live in Paris.',
  },
  {
    said: 'Au revoir.',
    answer: 'À demain.',
    english: 'Goodbye.',
    answerEnglish: 'See you tomorrow.',
  },
  {
    said: 'Quelle heure est-il ?',
    answer: 'Il est midi.',
    english: 'What time is it?',
    answerEnglish: 'It is noon.',
  },
  {
    said: 'Tu aimes le chocolat ?',
    answer: "Oui, j'aime ça.",
    english: 'Do you like chocolate?',
    answerEnglish: 'Yes, I like it.',
  },
  {
    said: 'Quel temps fait-il ?',
    answer: 'Il fait beau.',
    english: 'What is the weather like?',
    answerEnglish: 'The weather is nice.',
  },
];

/** Short dialogs that make sense in one order only. */
export const DIALOGS = [
  ['Bonjour.', 'Ça va ?', 'Bien, merci.', 'Au revoir.'],
  ['Salut, Léo.', 'Tu as faim ?', 'Oui, très faim.', 'Bon appétit.'],
  ['Pardon, madame.', 'Oui ?', 'Où est la gare ?', 'Tout droit.'],
] as const;

/** The exchanges of version 2. */
export const MORE_EXCHANGES: readonly Exchange[] = [
  ...EXCHANGES,
  {
    said: 'Qui est-ce ?',
    answer: "C'est mon frère.",
    english: 'Who is that?',
    answerEnglish: 'It is my brother.',
  },
  {
    said: 'Quel jour sommes-nous ?',
    answer: 'Nous sommes lundi.',
    english: 'What day is it?',
    answerEnglish: 'It is Monday.',
  },
  {
    said: 'Où est le livre ?',
    answer: 'Sur la table.',
    english: 'Where is the book?',
    answerEnglish: 'On the table.',
  },
  {
    said: 'De quelle couleur est-il ?',
    answer: 'Il est rouge.',
    english: 'What color is it?',
    answerEnglish: 'It is red.',
  },
];

/** The dialogs of version 2. */
export const MORE_DIALOGS: readonly (readonly string[])[] = [
  ...DIALOGS,
  ['Bonjour, Mia.', 'Quel âge as-tu ?', "J'ai neuf ans.", 'Moi aussi.'],
  ['Allô ?', "C'est Paul.", 'Ça va, Paul ?', 'Très bien.'],
  ['Salut, Zoé.', 'Tu viens jouer ?', 'Oui, bien sûr.', 'Alors, viens.'],
];
