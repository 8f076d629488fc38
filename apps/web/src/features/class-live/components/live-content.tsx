import type { LiveClass } from '@wonderfield/contract/student-sign-in/open-class';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { EmptyState } from '@wonderfield/ui/empty-state/empty-state';
import { SproutScene } from '@wonderfield/ui/scenes/empty-scenes';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { addStudentsPath } from '../../../shared/routing/paths.ts';
import { SignInCodeDialog } from '../../../shared/student-login/sign-in-code-dialog.tsx';
import { type BoardStudent, boardStudents } from '../rules/live-board.rules.ts';
import { ClassCodePart } from './class-code-part.tsx';
import { HandsCard } from './hands-card.tsx';
import { LetInDialog, type LetInRequest } from './let-in-dialog.tsx';
import { LiveAnnouncer } from './live-announcer.tsx';
import styles from './live-content.module.css';
import { LiveSummary } from './live-summary.tsx';
import { LiveTiles } from './live-tiles.tsx';
import { OpenClassCard } from './open-class-card.tsx';
import { WaysIn } from './ways-in.tsx';

const TICK_MS = 5_000;
/** After this time without a response, the board is not live. */
const STALE_MS = 30_000;

const NoStudents = ({ classroomId, canAdd }: { classroomId: string; canAdd: boolean }) => {
  const t = useTranslations('classLive');
  return (
    <Card padding="lg">
      <EmptyState
        picture={<SproutScene />}
        title={t('empty')}
        headingLevel={2}
        action={
          canAdd && (
            <ButtonLink variant="primary" render={<Link to={addStudentsPath(classroomId)} />}>
              {t('addStudents')}
            </ButtonLink>
          )
        }
      />
    </Card>
  );
};

/** Shows the board with the switch of the class and the raised hands. */
export const LiveContent = ({
  classroomId,
  live,
  loadedAt,
  isHelper,
  isArchived,
}: {
  classroomId: string;
  live: LiveClass;
  /** Time of the last response in milliseconds. */
  loadedAt: number;
  isHelper: boolean;
  isArchived: boolean;
}) => {
  const now = useNow(TICK_MS);
  const [letIn, setLetIn] = useState<LetInRequest>();
  const [codeFor, setCodeFor] = useState<{ id: string; name: string }>();
  const collator = useMemo(() => new Intl.Collator(), []);
  const sorted = useMemo(() => boardStudents(live, collator), [live, collator]);
  const handleLetIn = ({ hand, userId, shortName }: BoardStudent) => {
    // Without a hand there is no device to let the student in, so the teacher shows a code.
    if (hand) setLetIn({ hand, name: shortName });
    else setCodeFor({ id: userId, name: shortName });
  };
  const onLetIn = isHelper ? undefined : handleLetIn;
  return (
    <div className={styles.columns} data-closed={live.openUntil ? undefined : true}>
      <section>
        {sorted.length > 0 && <LiveSummary live={live} isStale={now - loadedAt > STALE_MS} />}
        <LiveAnnouncer students={sorted} />
        {sorted.length === 0 ? (
          <NoStudents classroomId={classroomId} canAdd={!isHelper && !isArchived} />
        ) : (
          <LiveTiles sorted={sorted} isClosed={!live.openUntil} onLetIn={onLetIn} />
        )}
      </section>
      <aside className={styles.aside}>
        <HandsCard classroomId={classroomId} students={sorted} now={now} canLetIn={!isHelper} />
        {!isHelper && (
          <OpenClassCard {...{ classroomId, live, now, isArchived }}>
            <ClassCodePart classroomId={classroomId} name={live.name} code={live.classCode} />
            <WaysIn students={live.students} />
          </OpenClassCard>
        )}
      </aside>
      <LetInDialog classroomId={classroomId} request={letIn} onClose={() => setLetIn(undefined)} />
      <SignInCodeDialog
        student={codeFor}
        classroomId={classroomId}
        onClose={() => setCodeFor(undefined)}
      />
    </div>
  );
};
