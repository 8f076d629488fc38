/* The logo. Pages and emails show it. */

const LEAVES =
  'M8.8 25.5C-.6 22.5-1.8 12.5 4.6 4.5 13.6 9 15.6 18.5 8.8 25.5ZM39.2 25.5C48.6 22.5 49.8 12.5 43.4 4.5 34.4 9 32.4 18.5 39.2 25.5Z';
const SHADED_HALVES =
  'M8.8 25.5C-.6 22.5-1.8 12.5 4.6 4.5 5 12 6.2 18.5 8.8 25.5ZM39.2 25.5C32.4 18.5 34.4 9 43.4 4.5 43 12 41.8 18.5 39.2 25.5Z';
const STALK =
  'M8.4 22C9.8 34 12 41.5 16.2 41.5 20.4 41.5 22 34.5 24 29.5 26 34.5 27.6 41.5 31.8 41.5 36 41.5 38.2 34 39.6 22';

/** Returns the logo in a square of 48: a W of two sprouts with the sun between them. */
export const mark = () =>
  `<circle cx="24" cy="12" r="6.2" fill="#FABD3C"/>
  <path d="${STALK}" fill="none" stroke="#17603F" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="${LEAVES}" fill="#3C9763"/>
  <path d="${SHADED_HALVES}" fill="#22794F"/>`;
