import { Fragment } from 'react';

type Name = { firstName: string; lastName: string };

/** A name with what goes and what comes; what stays is written once. */
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
