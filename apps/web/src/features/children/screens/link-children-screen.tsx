import { CHILDREN_PER_PARENT } from '@wonderfield/contract/limits';
import { Accordion } from '@wonderfield/ui/accordion/accordion';
import { Button } from '@wonderfield/ui/button/button';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { Note } from '@wonderfield/ui/note/note';
import { Progress } from '@wonderfield/ui/progress/progress';
import { Tag } from '@wonderfield/ui/tag/tag';
import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useParent } from '../../../shared/account/current-user.ts';
import { BandPage } from '../../../shared/pages/band-page.tsx';
import page from '../../../shared/pages/work-page.module.css';
import { PATHS } from '../../../shared/routing/paths.ts';
import { ChildrenLinkedDialog } from '../components/children-linked-dialog.tsx';
import { ChildDraftForm } from '../components/forms/child-draft-form.tsx';
import type { ChildDraft } from '../components/forms/child-drafts.ts';
import styles from './link-children-screen.module.css';
import { useLinkChildren } from './use-link-children.ts';

/** Names a child and shows whether it is linked. */
const DraftHeading = ({
  draft: { name, state },
  number,
}: {
  draft: ChildDraft;
  number: number;
}) => {
  const t = useTranslations('children.several');
  return (
    <>
      {name ? t('childNamed', { number, name }) : t('child', { number })}{' '}
      {state === 'linked' && <Tag tone="leaf">{t('linked')}</Tag>}
      {state === 'failed' && <Tag tone="sun">{t('failed')}</Tag>}
    </>
  );
};

/** Adds another child or links all of them. */
const LinkActions = ({
  canAdd,
  canLink,
  isLinking,
  onAdd,
  onLink,
}: {
  canAdd: boolean;
  canLink: boolean;
  isLinking: boolean;
  onAdd: () => void;
  onLink: () => void;
}) => {
  const t = useTranslations('children.several');
  return (
    <div className={page.actions}>
      {canAdd && (
        <Button
          variant="secondary"
          icon={<Plus size={20} aria-hidden />}
          disabled={isLinking}
          onClick={onAdd}
        >
          {t('addNew')}
        </Button>
      )}
      <Button
        variant="primary"
        busy={isLinking}
        busyLabel={t('linking')}
        disabled={!canLink}
        onClick={onLink}
      >
        {t('link')}
      </Button>
    </div>
  );
};

/** Links several children, one call at a time, with visible progress. */
export const LinkChildrenScreen = () => {
  const t = useTranslations('children.several');
  const list = useTranslations('children');
  const shared = useTranslations('shared');
  const navigate = useNavigate();
  const { drafts, progress, ...children } = useLinkChildren();
  const [removed, setRemoved] = useState<string>();
  const handleDone = useCallback(() => void navigate(PATHS.children), [navigate]);
  const isAllLinked = drafts.every((draft) => draft.state === 'linked');
  const room = CHILDREN_PER_PARENT - (useParent()?.children.length ?? 0);
  const waiting = drafts.filter((draft) => draft.state !== 'linked').length;
  // True only if no child was linked on this page, so the limit was reached before.
  const isFull = room <= 0 && waiting === drafts.length;
  const band = {
    cast: 'family',
    size: 'list',
    title: t('title'),
    lead: isFull ? undefined : t('lead'),
    backTo: PATHS.children,
    className: page.wide,
  } as const;
  if (isFull) {
    return (
      <BandPage {...band}>
        <Note>{list('full', { count: CHILDREN_PER_PARENT })}</Note>
      </BandPage>
    );
  }

  return (
    <>
      <BandPage {...band}>
        <Accordion
          open={children.open}
          onOpenChange={children.setOpen}
          items={drafts.map((draft, index) => ({
            value: draft.id,
            title: <DraftHeading draft={draft} number={index + 1} />,
            content: (
              <ChildDraftForm
                draft={draft}
                onReady={(id, form) => children.forms.current.set(id, form)}
                onNamed={(id, name) => children.change(id, { name })}
                onRemove={drafts.length > 1 ? () => setRemoved(draft.id) : undefined}
              />
            ),
          }))}
        />
        {waiting >= room && !isAllLinked && (
          <Note className={styles.last}>{t('last', { count: CHILDREN_PER_PARENT })}</Note>
        )}
        {progress && progress.total > 1 && (
          <Progress
            label={t('linkingAll')}
            {...progress}
            text={t('linkedOf', progress)}
            className={styles.progress}
          />
        )}
        <LinkActions
          canAdd={waiting < room}
          canLink={!isAllLinked}
          isLinking={progress !== undefined}
          onAdd={children.add}
          onLink={() => void children.link()}
        />
      </BandPage>
      <ConfirmDialog
        open={removed !== undefined}
        onClose={() => setRemoved(undefined)}
        tone="danger"
        title={t('removeTitle')}
        text={t('removeText')}
        cancelLabel={shared('cancel')}
        confirmLabel={t('remove')}
        busyLabel={t('removing')}
        onConfirm={() => children.remove(removed)}
      />
      <ChildrenLinkedDialog open={isAllLinked} onDone={handleDone} />
    </>
  );
};
