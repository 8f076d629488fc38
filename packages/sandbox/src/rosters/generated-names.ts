const FIRST_NAMES = [
  ...['Adaeze', 'Alba', 'Anders', 'Anya', 'Arlo', 'Bea', 'Caleb', 'Carmen', 'Dalia', 'Emeka'],
  ...['Esme', 'Farid', 'Gwen', 'Hugo', 'Imani', 'Jonas', 'Kaito', 'Leila', 'Mateo', 'Nadia'],
  ...['Oscar', 'Paloma', 'Quinn', 'Rafael', 'Sana', 'Tariq', 'Uma', 'Viktor', 'Wren'],
];
const LAST_NAMES = [
  ...['Abara', 'Bergström', 'Castellanos', 'Dubois', 'Eriksen', 'Fontaine', 'García', 'Hossain'],
  ...['Ivanova', 'Jansen', 'Kowalski', 'Lopes', 'Moreau', 'Novak', 'Okoye', 'Petrov', 'Quiroga'],
  ...['Rossi', 'Silva', 'Tanaka', 'Usman', 'Vargas', 'Weber', 'Yılmaz', 'Zhou', 'McAllister'],
  ...['de la Cruz', 'Smith-Jones', 'O’Neill', 'Achterberg', 'Lund'],
];

/** A made-up name; the first 899 differ, because 29 and 31 share no divisor. */
export const generatedName = (index: number): { firstName: string; lastName: string } => ({
  firstName: FIRST_NAMES[index % FIRST_NAMES.length] ?? '',
  lastName: LAST_NAMES[index % LAST_NAMES.length] ?? '',
});
