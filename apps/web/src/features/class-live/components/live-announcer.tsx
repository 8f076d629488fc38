import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type BoardStudent, findChanges } from '../rules/live-board.rules.ts';

/** Shortest time between two messages. */
const PAUSE_MS = 5_000;

/** Tells screen readers who came in and who asks for help, at most once in five seconds. */
export const LiveAnnouncer = ({ students }: { students: readonly BoardStudent[] }) => {
  const t = useTranslations('classLive.announce');
  const [text, setText] = useState('');
  const announced = useRef(students);
  const latest = useRef(students);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const spokeAt = useRef(0);

  useEffect(() => {
    latest.current = students;
    if (timer.current) return;
    const wait = Math.max(0, spokeAt.current + PAUSE_MS - Date.now());
    timer.current = setTimeout(() => {
      timer.current = undefined;
      const { cameIn, raised } = findChanges(announced.current, latest.current);
      announced.current = latest.current;
      if (cameIn.length + raised.length === 0) return;
      spokeAt.current = Date.now();
      const sentences = [
        raised.length > 0 && t('raised', { count: raised.length, name: raised[0] ?? '' }),
        cameIn.length > 0 && t('cameIn', { count: cameIn.length, name: cameIn[0] ?? '' }),
      ];
      setText(sentences.filter(Boolean).join(' '));
    }, wait);
  }, [students, t]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <p role="status" className="visually-hidden">
      {text}
    </p>
  );
};
