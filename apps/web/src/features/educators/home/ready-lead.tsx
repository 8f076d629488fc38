import { useFormatter, useTranslations } from 'use-intl';
import { isOpenAt } from '../../../shared/classrooms/classroom-facts.ts';
import { useClassrooms } from '../../../shared/classrooms/classrooms-query.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';

const TICK_MS = 30_000;

/** Says which classroom is open, or greets. */
export const ReadyLead = () => {
  const t = useTranslations('educators.home');
  const format = useFormatter();
  const now = useNow(TICK_MS);
  const { list = [] } = useClassrooms('educator');
  const open = list.filter((classroom) => isOpenAt(classroom, now));
  const [first] = open;
  if (!first?.openUntil) return t('readyLead');
  return t('openLead', {
    count: open.length,
    name: first.name,
    time: format.dateTime(new Date(first.openUntil), { timeStyle: 'short' }),
  });
};
