import { ApiError } from '@wonderfield/client/errors';
import { CHILDREN_PER_PARENT } from '@wonderfield/contract/limits';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { Accordion } from '@wonderfield/ui/accordion/accordion';
import { Button } from '@wonderfield/ui/button/button';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { Note } from '@wonderfield/ui/note/note';
import { Progress } from '@wonderfield/ui/progress/progress';
import { Tag } from '@wonderfield/ui/tag/tag';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { Plus } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useParent } from '../../../shared/account/current-user.ts';
import { BandPage } from '../../../shared/pages/band-page.tsx';
import page from '../../../shared/pages/work-page.module.css';
import { PATHS } from '../../../shared/routing/paths.ts';
import { type ChildRequest, useAddChild } from '../api/child-calls.ts';
import { ChildrenLinkedDialog } from '../components/children-linked-dialog.tsx';
import { ChildDraftForm } from '../components/forms/child-draft-form.tsx';
import {
  type ChildDraft,
  type DraftForm,
  linkOneByOne,
  withUsernameOfAnother,
} from '../components/forms/child-drafts.ts';
import styles from './link-children-screen.module.css';

const newDraft = (): ChildDraft => ({ id: crypto.randomUUID(), state: 'open', name: '' });

/** Links several children, one call at a time, with visible progress. */
export const LinkChildrenScreen = () => {
  const t = useTranslations('children.several');
  const list = useTranslations('children');
  const shared = useTranslations('shared');
  const { show } = useToasts();
  const navigate = useNavigate();
  const [drafts, setDrafts] = useState<ChildDraft[]>(() => [newDraft()]);
  const [open, setOpen] = useState(() => drafts.map(({ id }) => id));
  const [removed, setRemoved] = useState<string>();
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const forms = useRef(new Map<string, DraftForm>());
  const isLinking = useRef(false);
  const addChild = useAddChild();

  const change = useCallback(
    (id: string, changes: Partial<ChildDraft>) =>
      setDrafts((all) => all.map((draft) => (draft.id === id ? { ...draft, ...changes } : draft))),
    [],
  );

  const readForms = async () => {
    const complete: { id: string; request: ChildRequest }[] = [];
    const incomplete: string[] = [];
    // Last to first, because each incomplete form takes the focus and the first one has to keep it.
    for (const { id } of drafts.filter((draft) => draft.state !== 'linked').toReversed()) {
      const request = await forms.current.get(id)?.read();
      if (request) complete.unshift({ id, request });
      else incomplete.push(id);
    }
    // Expand collapsed forms with missing fields.
    setOpen((ids) => [...new Set([...ids, ...incomplete])]);
    return incomplete.length === 0 ? complete : undefined;
  };

  const reportTaken = (ids: string[]) => {
    // Expand first, because a collapsed form cannot take the focus.
    flushSync(() => setOpen((open) => [...new Set([...open, ...ids])]));
    // Last to first, so the first one keeps the focus.
    for (const id of ids.toReversed()) forms.current.get(id)?.tellTaken();
  };

  const link = async () => {
    const requests = await readForms();
    if (!requests) return;
    const twice = withUsernameOfAnother(requests);
    if (twice.length > 0) return reportTaken(twice);
    const taken: string[] = [];
    setProgress({ done: 0, total: requests.length });
    const failures = await linkOneByOne(requests, addChild, (id, error) => {
      const isTaken = error instanceof ApiError && error.code === 'CHD_002';
      if (isTaken) taken.push(id);
      change(id, {
        state: error ? 'failed' : 'linked',
        // The field itself shows that the username is taken.
        error: isTaken ? undefined : error?.message,
      });
      // Collapse linked children and keep failed ones open.
      if (!error) setOpen((ids) => ids.filter((openId) => openId !== id));
      setProgress((before) => before && { ...before, done: before.done + 1 });
    });
    setProgress(undefined);
    if (taken.length > 0) reportTaken(taken);
    if (failures > 0) {
      show({ tone: 'error', title: TEXTS.linkChildFailedTitle, text: TEXTS.somethingWrong });
    }
  };

  const handleLink = async () => {
    // Guards against a double click: the button is disabled only after the forms are read.
    if (isLinking.current) return;
    isLinking.current = true;
    try {
      await link();
    } finally {
      isLinking.current = false;
    }
  };

  const handleAdd = () => {
    const draft = newDraft();
    setDrafts((all) => [...all, draft]);
    setOpen((ids) => [...ids, draft.id]);
  };

  const handleDone = useCallback(() => void navigate(PATHS.children), [navigate]);
  const isAllLinked = drafts.every((draft) => draft.state === 'linked');
  const room = CHILDREN_PER_PARENT - (useParent()?.children.length ?? 0);
  const waiting = drafts.filter((draft) => draft.state !== 'linked').length;
  const heading = ({ name, state }: ChildDraft, index: number) => (
    <>
      {name ? t('childNamed', { number: index + 1, name }) : t('child', { number: index + 1 })}{' '}
      {state === 'linked' && <Tag tone="leaf">{t('linked')}</Tag>}
      {state === 'failed' && <Tag tone="sun">{t('failed')}</Tag>}
    </>
  );

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
          open={open}
          onOpenChange={setOpen}
          items={drafts.map((draft, index) => ({
            value: draft.id,
            title: heading(draft, index),
            content: (
              <ChildDraftForm
                draft={draft}
                onReady={(id, form) => forms.current.set(id, form)}
                onNamed={(id, name) => change(id, { name })}
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
        <div className={page.actions}>
          {waiting < room && (
            <Button
              variant="secondary"
              icon={<Plus size={20} aria-hidden />}
              disabled={progress !== undefined}
              onClick={handleAdd}
            >
              {t('addNew')}
            </Button>
          )}
          <Button
            variant="primary"
            busy={progress !== undefined}
            busyLabel={t('linking')}
            disabled={isAllLinked}
            onClick={() => void handleLink()}
          >
            {t('link')}
          </Button>
        </div>
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
        onConfirm={() => setDrafts((all) => all.filter(({ id }) => id !== removed))}
      />
      <ChildrenLinkedDialog open={isAllLinked} onDone={handleDone} />
    </>
  );
};
