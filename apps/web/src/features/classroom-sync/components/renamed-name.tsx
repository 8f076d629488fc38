import { Fragment } from 'react';

type Name = { firstName: string; lastName: string };

/** Shows the old and new parts of a name. Unchanged parts appear once. */
export const RenamedName = ({ person }: { person: Name & { before: Name } }) => {
  const parts = [
    { key: 'first', before: person.before.firstName, now: person.firstName },
    { key: 'last', before: person.before.lastName, now: person.lastName },
  ];
  return parts.map(({ key, before, now }) => (
    <Fragment key={key}>
      {before === now ? (
        now
      ) : (
        <>
          {before && <del>{before}</del>} {now && <ins>{now}</ins>}
        </>
      )}{' '}
    </Fragment>
  ));
};
