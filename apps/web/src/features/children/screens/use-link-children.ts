import { ApiError } from '@wonderfield/client/errors';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ChildRequest, useAddChild } from '../api/child-calls.ts';
import {
  type ChildDraft,
  type DraftForm,
  linkOneByOne,
  withUsernameOfAnother,
} from '../components/forms/child-drafts.ts';

const newDraft = (): ChildDraft => ({ id: crypto.randomUUID(), state: 'open', name: '' });

/** Manages the drafts of several children, of which some are expanded. */
const useChildDrafts = () => {
  const [drafts, setDrafts] = useState<ChildDraft[]>(() => [newDraft()]);
  const [open, setOpen] = useState(() => drafts.map(({ id }) => id));
  const forms = useRef(new Map<string, DraftForm>());

  const change = useCallback(
    (id: string, changes: Partial<ChildDraft>) =>
      setDrafts((all) => all.map((draft) => (draft.id === id ? { ...draft, ...changes } : draft))),
    [],
  );

  /** Returns the requests of all forms, or undefined if one is incomplete. */
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

  /** Shows at the forms that their usernames are taken. */
  const reportTaken = (ids: string[]) => {
    // Expand first, because a collapsed form cannot take the focus.
    flushSync(() => setOpen((open) => [...new Set([...open, ...ids])]));
    // Last to first, so the first one keeps the focus.
    for (const id of ids.toReversed()) forms.current.get(id)?.tellTaken();
  };

  const add = () => {
    const draft = newDraft();
    setDrafts((all) => [...all, draft]);
    setOpen((ids) => [...ids, draft.id]);
  };
  const remove = (id: string | undefined) =>
    setDrafts((all) => all.filter((draft) => draft.id !== id));

  return { drafts, open, setOpen, forms, change, readForms, reportTaken, add, remove };
};

/** Links the drafted children one call at a time, with progress. */
export const useLinkChildren = () => {
  const { show } = useToasts();
  const childDrafts = useChildDrafts();
  const { setOpen, change, readForms, reportTaken } = childDrafts;
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const isLinking = useRef(false);
  const addChild = useAddChild();

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

  const linkOnce = async () => {
    // Guards against a double click: the button is disabled only after the forms are read.
    if (isLinking.current) return;
    isLinking.current = true;
    try {
      await link();
    } finally {
      isLinking.current = false;
    }
  };

  return { ...childDrafts, progress, link: linkOnce };
};
