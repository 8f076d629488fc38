export const PERSONS = ['yo', 'tú', 'ella', 'nosotros', 'ellos'] as const;

export type VerbClass = 'ar' | 'er' | 'ir';

/** Present tense endings of regular verbs, in the order of the persons. */
export const ENDINGS: Readonly<Record<VerbClass, readonly string[]>> = {
  ar: ['o', 'as', 'a', 'amos', 'an'],
  er: ['o', 'es', 'e', 'emos', 'en'],
  ir: ['o', 'es', 'e', 'imos', 'en'],
};

/** Verbs that are regular in the present tense. */
export const REGULAR: readonly { verb: string; english: string }[] = [
  { verb: 'hablar', english: 'to speak' },
  { verb: 'cantar', english: 'to sing' },
  { verb: 'bailar', english: 'to dance' },
  { verb: 'caminar', english: 'to walk' },
  { verb: 'nadar', english: 'to swim' },
  { verb: 'comer', english: 'to eat' },
  { verb: 'beber', english: 'to drink' },
  { verb: 'leer', english: 'to read' },
  { verb: 'correr', english: 'to run' },
  { verb: 'vivir', english: 'to live' },
  { verb: 'escribir', english: 'to write' },
  { verb: 'abrir', english: 'to open' },
];

export const IRREGULAR: readonly { verb: string; english: string; forms: readonly string[] }[] = [
  { verb: 'ser', english: 'to be', forms: ['soy', 'eres', 'es', 'somos', 'son'] },
  { verb: 'tener', english: 'to have', forms: ['tengo', 'tienes', 'tiene', 'tenemos', 'tienen'] },
  { verb: 'ir', english: 'to go', forms: ['voy', 'vas', 'va', 'vamos', 'van'] },
];

/** Subjects of sentences, with the person whose form they take. */
export const SUBJECTS: readonly {
  subject: string;
  meaning: string;
  person: (typeof PERSONS)[number];
}[] = [
  { subject: 'Hoy yo', meaning: 'today I', person: 'yo' },
  { subject: 'Yo también', meaning: 'I, too', person: 'yo' },
  { subject: 'Hoy tú', meaning: 'today you', person: 'tú' },
  { subject: 'Tú siempre', meaning: 'you always', person: 'tú' },
  { subject: 'Mi hermana', meaning: 'my sister', person: 'ella' },
  { subject: 'La maestra', meaning: 'the teacher', person: 'ella' },
  { subject: 'Ana y yo', meaning: 'Ana and I', person: 'nosotros' },
  { subject: 'Mi familia y yo', meaning: 'my family and I', person: 'nosotros' },
  { subject: 'Los niños', meaning: 'the children', person: 'ellos' },
  { subject: 'Ana y Luis', meaning: 'Ana and Luis', person: 'ellos' },
];
