type NameRow = {
  first_name: string;
  last_name: string;
  given_first_name: string | null;
  given_last_name: string | null;
};

/** What a student is called: the name they go by, and the one an adult gave. */
export const realNamesOf = (row: NameRow) => [
  { firstName: row.first_name, lastName: row.last_name },
  {
    firstName: row.given_first_name ?? row.first_name,
    lastName: row.given_last_name ?? row.last_name,
  },
];
