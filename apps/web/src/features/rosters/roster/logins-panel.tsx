import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { Table, TableCell } from '@wonderfield/ui/table/table';
import { Printer } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHeadingFocus } from '../../../shared/focus/use-heading-focus.ts';
import { listStudentsPath } from '../../../shared/routing/paths.ts';
import { useLoginHandoff } from '../api/login-handoff.ts';
import type { Login } from '../api/roster-calls.ts';
import type { Roster } from '../api/roster-query.ts';
import styles from './logins-panel.module.css';

export type ShownLogins = {
  /** New students, or new passwords of existing students. */
  kind: 'added' | 'renewed';
  list: readonly Login[];
};

const ICON = { size: 20, strokeWidth: 2.2, 'aria-hidden': true } as const;

/** Shows logins with passwords until it is closed. Only the panel is printed. */
export const LoginsPanel = ({
  shown,
  roster,
  onClose,
}: {
  shown: ShownLogins;
  roster: Roster;
  onClose: () => void;
}) => {
  const t = useTranslations('rosters.logins');
  const columns = useTranslations('rosters.columns');
  const heading = useHeadingFocus();
  const hand = useLoginHandoff(roster.id);
  const count = shown.list.length;
  const title = t(`${shown.kind}Title`, { count });
  return (
    <Card as="section" padding="none" className={styles.panel} data-print="alone">
      <p className={styles.printed}>{roster.name}</p>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className={`${styles.text} no-print`}>{t(`${shown.kind}Text`)}</p>
      <div className={styles.scroll}>
        <Table caption={title} stackBelow={768} className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{columns('name')}</th>
              <th scope="col">{columns('username')}</th>
              <th scope="col">{columns('password')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.list.map(({ studentId, name, username, password }) => (
              <tr key={studentId}>
                <TableCell lead label={columns('name')}>
                  {name}
                </TableCell>
                <TableCell label={columns('username')} className="code">
                  {username}
                </TableCell>
                <TableCell label={columns('password')} className="code password">
                  {password}
                </TableCell>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      <div className={`${styles.actions} no-print`}>
        <Button variant="quiet" onClick={onClose}>
          {t('close')}
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          {t('printList')}
        </Button>
        <ButtonLink
          variant="primary"
          icon={<Printer {...ICON} />}
          render={
            <Link
              to={listStudentsPath(roster.id, 'cards')}
              onClick={() => hand({ logins: shown.list })}
            />
          }
        >
          {t('printCards')}
        </ButtonLink>
      </div>
    </Card>
  );
};
