import type { School, SchoolClassroom } from '@wonderfield/contract/educators/school-admin';
import { compareNames } from '@wonderfield/contract/names/name-order';
import { Plot } from '@wonderfield/ui/art/plot/plot';
import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { EmptyState } from '@wonderfield/ui/empty-state/empty-state';
import { IconButton } from '@wonderfield/ui/icon-button/icon-button';
import { Menu, MenuItem } from '@wonderfield/ui/menu/menu';
import { SproutScene } from '@wonderfield/ui/scenes/empty-scenes';
import { Table, TableCell } from '@wonderfield/ui/table/table';
import { Tag } from '@wonderfield/ui/tag/tag';
import { CalendarArrowUp, EllipsisVertical, LogOut, UserCheck } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useResultToast } from '../../../shared/call/use-result-toast.ts';
import { cropOf } from '../../../shared/classrooms/classroom-facts.ts';
import { useFocusRestore } from '../../../shared/focus/use-focus-restore.ts';
import { useLastValue } from '../../../shared/hooks/use-last-value.ts';
import { PATHS } from '../../../shared/routing/paths.ts';
import { useSession } from '../../../shared/session/session-store.ts';
import { useReleaseClassroom } from '../api/school-calls.ts';
import { GiveClassroomDialog } from './give-classroom-dialog.tsx';
import styles from './school.module.css';
import { useDialogItem } from './use-dialog-item.ts';

/** More classrooms are shown on request. */
const SHOWN_AT_FIRST = 6;

const ICON = { size: 20, strokeWidth: 2.2, 'aria-hidden': true } as const;

const ReleaseDialog = ({
  classroom,
  onClose,
  finalFocus,
}: {
  classroom: SchoolClassroom | undefined;
  onClose: () => void;
  finalFocus: RefObject<HTMLElement | null>;
}) => {
  const t = useTranslations('school.classrooms');
  const shared = useTranslations('shared');
  const withToast = useResultToast();
  const release = useReleaseClassroom();
  const shown = useLastValue(classroom);
  const name = shown?.name ?? '';
  const handleConfirm = () =>
    classroom && withToast(release.mutateAsync(classroom.id), t('released', { name }));
  return (
    <ConfirmDialog
      open={classroom !== undefined}
      onClose={onClose}
      title={t('releaseTitle', { name })}
      text={t('releaseText', { teacher: shown?.teachers[0] ?? '' })}
      cancelLabel={shared('cancel')}
      confirmLabel={t('confirmRelease')}
      busyLabel={t('releasing')}
      tone="danger"
      onConfirm={handleConfirm}
      finalFocus={finalFocus}
    />
  );
};

const Row = ({
  classroom,
  onGive,
  onRelease,
}: {
  classroom: SchoolClassroom;
  onGive: () => void;
  onRelease: () => void;
}) => {
  const t = useTranslations('school.classrooms');
  const isYours = classroom.ownerId === useSession()?.userId;
  const { name, teachers, studentCount, capacity, isArchived } = classroom;
  const others = teachers.slice(1).join(', ');
  return (
    <tr>
      <TableCell lead label={t('classroom')}>
        <span className={styles.room}>
          <Plot
            subject={cropOf(classroom.subject)}
            width={56}
            height={38}
            className={styles.plot ?? ''}
          />
          <strong>{name}</strong>
        </span>
      </TableCell>
      <TableCell label={t('teacher')} className={styles.teamCell}>
        <span className={styles.team}>
          {isYours ? (
            <>
              <Tag tone="sun">{t('yours')}</Tag>
              {isArchived && <Tag tone="plain">{t('archived')}</Tag>}
              {others && <span>{others}</span>}
            </>
          ) : (
            teachers.join(', ')
          )}
        </span>
      </TableCell>
      <TableCell label={t('students')}>
        <span className={styles.value}>
          {t('studentsOf', { count: studentCount, all: capacity })}
        </span>
      </TableCell>
      <TableCell actions>
        <Menu
          trigger={<IconButton label={t('more', { name })} icon={<EllipsisVertical {...ICON} />} />}
        >
          <MenuItem icon={<UserCheck {...ICON} />} onSelect={onGive}>
            {t('give')}
          </MenuItem>
          {!isYours && (
            <MenuItem icon={<LogOut {...ICON} />} onSelect={onRelease}>
              {t('release')}
            </MenuItem>
          )}
        </Menu>
      </TableCell>
    </tr>
  );
};

/** Lists the classrooms on the license with their teachers. */
export const SchoolClassrooms = ({ school }: { school: School }) => {
  const t = useTranslations('school.classrooms');
  const transferred = useDialogItem(school.classrooms);
  const released = useDialogItem(school.classrooms);
  const [isWhole, setWhole] = useState(false);
  const sorted = school.classrooms.toSorted((a, b) => compareNames(a.name, b.name));
  const count = sorted.length;
  const heading = useRef<HTMLHeadingElement>(null);
  // An archived classroom disappears from the list when it is assigned.
  useFocusRestore(count, () => heading.current?.focus());
  return (
    <Card as="section" padding="none" className={styles.list}>
      <div className={styles.headRow}>
        <h2 ref={heading} tabIndex={-1} className={styles.head}>
          {t('title')}
        </h2>
        {count > 0 && (
          <ButtonLink
            variant="secondary"
            size="sm"
            icon={<CalendarArrowUp {...ICON} />}
            render={<Link to={PATHS.schoolNextYear} />}
          >
            {t('nextYear')}
          </ButtonLink>
        )}
      </div>
      {count === 0 ? (
        <EmptyState
          picture={<SproutScene />}
          title={t('none')}
          text={t('noneText')}
          headingLevel={3}
        />
      ) : (
        <Table caption={t('title')} stackBelow={768}>
          <thead>
            <tr>
              <th scope="col">{t('classroom')}</th>
              <th scope="col">{t('teacher')}</th>
              <th scope="col">{t('students')}</th>
              <th scope="col">
                <span className="visually-hidden">{t('actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {(isWhole ? sorted : sorted.slice(0, SHOWN_AT_FIRST)).map((classroom) => (
              <Row
                key={classroom.id}
                classroom={classroom}
                onGive={() => transferred.choose(classroom)}
                onRelease={() => released.choose(classroom)}
              />
            ))}
          </tbody>
        </Table>
      )}
      {count > SHOWN_AT_FIRST && (
        <div className={styles.more}>
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? t('showFewer') : t('showAll', { count })}
          </Button>
        </div>
      )}
      <GiveClassroomDialog
        school={school}
        classroom={transferred.subject}
        onClose={transferred.drop}
        heading={heading}
      />
      <ReleaseDialog classroom={released.subject} onClose={released.drop} finalFocus={heading} />
    </Card>
  );
};
