import { Avatar } from '@wonderfield/ui/avatar/avatar';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { Table, TableCell } from '@wonderfield/ui/table/table';
import { SelectAllHeader, SelectCell } from '@wonderfield/ui/table/table-select';
import { useState } from 'react';
import styles from './gallery.module.css';

const PEOPLE = [
  { id: 'amara', name: 'Amara', email: 'amara@school.org' },
  { id: 'ben', name: 'Ben', email: 'ben@school.org' },
  { id: 'chi', name: 'Chi', email: 'chi@school.org' },
];

/** Shows tables with row selection and with rows that stack. */
export const Roster = () => {
  const [chosen, setChosen] = useState<string[]>(['amara']);
  return (
    <>
      <Card>
        <Table caption="Teachers" stackBelow={768}>
          <thead>
            <tr>
              <SelectAllHeader
                label="Select all"
                total={PEOPLE.length}
                selected={chosen.length}
                onChange={(all) => setChosen(all ? PEOPLE.map(({ id }) => id) : [])}
              />
              <th scope="col">First Name</th>
              <th scope="col">Email Address</th>
            </tr>
          </thead>
          <tbody>
            {PEOPLE.map(({ id, name, email }) => (
              <tr key={id}>
                <SelectCell
                  label={`Select ${name}`}
                  checked={chosen.includes(id)}
                  onChange={(checked) =>
                    setChosen(checked ? [...chosen, id] : chosen.filter((each) => each !== id))
                  }
                />
                <TableCell lead>{name}</TableCell>
                <TableCell label="Email">{email}</TableCell>
              </tr>
            ))}
          </tbody>
        </Table>
      </Card>
      <Card>
        <Table caption="Children" stackBelow={992}>
          <thead>
            <tr>
              <th scope="col">First Name</th>
              <th scope="col">Username</th>
              <th scope="col">
                <span className="visually-hidden">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {PEOPLE.map(({ id, name }) => (
              <tr key={id}>
                <TableCell lead label="First Name">
                  <span className={styles.head}>
                    <Avatar userId={id} />
                    {name}
                  </span>
                </TableCell>
                <TableCell label="Username" className="code">
                  k7m2pq9x
                </TableCell>
                <TableCell actions>
                  <Button variant="quiet" size="sm">
                    Edit
                  </Button>
                </TableCell>
              </tr>
            ))}
          </tbody>
        </Table>
      </Card>
    </>
  );
};
