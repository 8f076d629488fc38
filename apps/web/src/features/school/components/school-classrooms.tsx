import type { School, SchoolClassroom } from '@wonderfield/contract/educators/school-office';
import { Plot } from '@wonderfield/ui/art/plot';
import { Card } from '@wonderfield/ui/card/card';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { EmptyState } from '@wonderfield/ui/empty-state/empty-state';
import { IconButton } from '@wonderfield/ui/icon-button/icon-button';
import { Menu, MenuItem } from '@wonderfield/ui/menu/menu';
import { SproutScene } from '@wonderfield/ui/scenes/empty-scenes';
import { Table, TableCell } from '@wonderfield/ui/table/table';
import { Tag } from '@wonderfield/ui/tag/tag';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { EllipsisVertical, LogOut, UserCheck } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { cropOf } from '../../../shared/classrooms/classroom-facts.ts';
import { useSession } from '../../../shared/session-store.ts';
import { useErrorToast } from '../../../shared/use-error-toast.ts';
import { useLastKnown } from '../../../shared/use-last-known.ts';
import { useReleaseClassroom } from '../api/school-calls.ts';
import { GiveClassroomDialog } from './give-classroom-dialog.tsx';
import styles from './school.module.css';

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
  const { show } = useToasts();
  const tellError = useErrorToast();
  const release = useReleaseClassroom();
  const shown = useLastKnown(classroom);
  const name = shown?.name ?? '';
  const handleConfirm = async () => {
    if (!classroom) return;
    await release.mutateAsync(classroom.id, { onError: (error) => tellError(error) });
    show({ tone: 'success', text: t('released', { name }) });
  };
  return (
    <ConfirmDialog
      open={classroom !== undefined}
      onClose={onClose}
      title={t('releaseTitle', { name })}
      text={t('releaseText', { teacher: shown?.teachers[0] ?? '' })}
      cancelLabel={shared('cancel')}
      confirmLabel={t('release')}
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
  const { name, teachers, studentCount, capacity } = classroom;
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
      <TableCell label={t('teacher')}>
        {isYours ? <Tag tone="sun">{t('yours')}</Tag> : teachers.join(', ')}
      </TableCell>
      <TableCell label={t('students')}>
        {t('studentsOf', { count: studentCount, all: capacity })}
      </TableCell>
      <TableCell actions>
        <Menu
          trigger={<IconButton label={t('more', { name })} icon={<EllipsisVertical {...ICON} />} />}
        >
          <MenuItem icon={<UserCheck {...ICON} />} onSelect={onGive}>
            {t('give')}
          </MenuItem>
          <MenuItem icon={<LogOut {...ICON} />} onSelect={onRelease}>
            {t('release')}
          </MenuItem>
        </Menu>
      </TableCell>
    </tr>
  );
};

/** The classrooms on the license, and who teaches them. */
export const SchoolClassrooms = ({ school }: { school: School }) => {
  const t = useTranslations('school.classrooms');
  const [given, setGiven] = useState<SchoolClassroom>();
  const [released, setReleased] = useState<SchoolClassroom>();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card as="section" padding="none" className={styles.list}>
      <h2 ref={heading} tabIndex={-1} className={styles.head}>
        {t('title')}
      </h2>
      {school.classrooms.length === 0 ? (
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
            {school.classrooms.map((classroom) => (
              <Row
                key={classroom.id}
                classroom={classroom}
                onGive={() => setGiven(classroom)}
                onRelease={() => setReleased(classroom)}
              />
            ))}
          </tbody>
        </Table>
      )}
      <GiveClassroomDialog school={school} classroom={given} onClose={() => setGiven(undefined)} />
      <ReleaseDialog
        classroom={released}
        onClose={() => setReleased(undefined)}
        finalFocus={heading}
      />
    </Card>
  );
};
