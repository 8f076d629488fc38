const UP_TO_THIRTY = [
  'cero',
  'uno',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
  'trece',
  'catorce',
  'quince',
  'dieciséis',
  'diecisiete',
  'dieciocho',
  'diecinueve',
  'veinte',
  'veintiuno',
  'veintidós',
  'veintitrés',
  'veinticuatro',
  'veinticinco',
  'veintiséis',
  'veintisiete',
  'veintiocho',
  'veintinueve',
] as const;

const TENS = [
  'treinta',
  'cuarenta',
  'cincuenta',
  'sesenta',
  'setenta',
  'ochenta',
  'noventa',
] as const;

/** Returns a number from 0 to 100 in Spanish. */
export const inSpanish = (value: number): string => {
  if (value === 100) return 'cien';
  if (value < 30) return UP_TO_THIRTY[value] ?? '';
  const tens = TENS[Math.floor(value / 10) - 3] ?? '';
  return value % 10 === 0 ? tens : `${tens} y ${UP_TO_THIRTY[value % 10]}`;
};
