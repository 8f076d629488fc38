type NameRow = {
  first_name: string;
  last_name: string;
  given_first_name: string | null;
  given_last_name: string | null;
};

/** Returns the student's current name and the name that an adult registered. */
export const realNamesOf = (row: NameRow) => [
  { firstName: row.first_name, lastName: row.last_name },
  {
    firstName: row.given_first_name ?? row.first_name,
    lastName: row.given_last_name ?? row.last_name,
  },
];
