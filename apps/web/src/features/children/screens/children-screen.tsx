import type { Child } from '@wonderfield/contract/children/child';
import { CHILDREN_PER_PARENT } from '@wonderfield/contract/limits';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { EmptyState } from '@wonderfield/ui/empty-state/empty-state';
import { Note } from '@wonderfield/ui/note/note';
import { OptionLink } from '@wonderfield/ui/option-link/option-link';
import { HedgehogScene } from '@wonderfield/ui/scenes/empty-scenes';
import { PlaceThumbnail } from '@wonderfield/ui/scenes/place-thumbnail';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useParent } from '../../../shared/account/current-user.ts';
import { BandPage } from '../../../shared/pages/band-page.tsx';
import page from '../../../shared/pages/work-page.module.css';
import { PATHS } from '../../../shared/routing/paths.ts';
import { ChildrenTable } from '../components/children-table.tsx';
import { AddChildDialog } from '../components/forms/add-child-dialog.tsx';
import { EditChildDialog } from '../components/forms/edit-child-dialog.tsx';
import { HowItWorks } from '../components/how-it-works.tsx';
import { RecentlyUnlinked } from '../components/recently-unlinked.tsx';
import { UnlinkDialog } from '../components/unlink-dialog.tsx';
import styles from './children-screen.module.css';

export const ChildrenScreen = () => {
  const t = useTranslations('children');
  const user = useParent();
  // The count is the dialog's key, so each opening starts with an empty form.
  const [addings, setAddings] = useState({ count: 0, isOpen: false });
  const [edited, setEdited] = useState<Child>();
  const [unlinked, setUnlinked] = useState<Child>();
  const heading = useRef<HTMLHeadingElement>(null);
  if (!user) return null;
  const { children, isAgeVerified } = user;
  const isFull = children.length >= CHILDREN_PER_PARENT;

  const addButton = (
    <Button
      variant="primary"
      icon={<Plus size={20} strokeWidth={2.4} aria-hidden />}
      disabled={!isAgeVerified}
      onClick={() => setAddings(({ count }) => ({ count: count + 1, isOpen: true }))}
    >
      {t('addChild')}
    </Button>
  );

  return (
    <>
      <BandPage
        cast="family"
        size="tall"
        title={t('title')}
        lead={t('lead')}
        className={page.columns}
      >
        <div>
          <Card padding="none" className={styles.card}>
            {children.length === 0 ? (
              <EmptyState
                picture={<HedgehogScene />}
                title={TEXTS.noChildren}
                text={isAgeVerified ? undefined : t('addLocked')}
                action={addButton}
                headingLevel={2}
              />
            ) : (
              <>
                <div className={styles.head}>
                  <h2 ref={heading} tabIndex={-1}>
                    {t('heading', { count: children.length })}
                  </h2>
                  {!isFull && addButton}
                </div>
                {isFull && (
                  <Note className={styles.full}>{t('full', { count: CHILDREN_PER_PARENT })}</Note>
                )}
                <ChildrenTable
                  list={children}
                  editedId={edited?.id}
                  onEdit={setEdited}
                  onUnlink={setUnlinked}
                />
              </>
            )}
          </Card>
          {isAgeVerified && children.length > 0 && (
            <OptionLink
              className={styles.classrooms}
              picture={<PlaceThumbnail place="educator" />}
              title={t('classrooms')}
              render={<Link to={PATHS.classrooms} />}
            />
          )}
          <RecentlyUnlinked onLinked={() => heading.current?.focus()} />
          {isAgeVerified && !isFull && (
            <p className={styles.several}>
              <Link to={PATHS.linkChildren}>{t('addSeveral')}</Link>
            </p>
          )}
        </div>
        {isAgeVerified && <HowItWorks />}
      </BandPage>
      <AddChildDialog
        key={addings.count}
        open={addings.isOpen}
        onClose={() => setAddings(({ count }) => ({ count, isOpen: false }))}
      />
      <EditChildDialog child={edited} onClose={() => setEdited(undefined)} />
      <UnlinkDialog child={unlinked} onClose={() => setUnlinked(undefined)} />
    </>
  );
};
