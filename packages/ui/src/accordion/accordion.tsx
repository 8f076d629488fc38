import { Accordion as BaseAccordion } from '@base-ui/react/accordion';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './accordion.module.css';

/** A heading and its content. */
export type AccordionItem = {
  value: string;
  title: ReactNode;
  content: ReactNode;
};

export type AccordionProps = {
  items: readonly AccordionItem[];
  /** Values of the initially open items. */
  defaultOpen?: string[] | undefined;
  /** Values of the open items of a controlled accordion. */
  open?: string[] | undefined;
  onOpenChange?: ((open: string[]) => void) | undefined;
  /** Allows several open items. */
  multiple?: boolean | undefined;
  headingLevel?: 2 | 3 | undefined;
};

/**
 * Shows headings that expand. Collapsed text stays in the page, so the browser's search finds it.
 */
export const Accordion = ({
  items,
  defaultOpen = [],
  open,
  onOpenChange,
  multiple = true,
  headingLevel = 2,
}: AccordionProps) => {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <BaseAccordion.Root
      className={styles.accordion}
      {...(open ? { value: open } : { defaultValue: defaultOpen })}
      onValueChange={(next) => onOpenChange?.(next as string[])}
      multiple={multiple}
      hiddenUntilFound
    >
      {items.map((item) => (
        <BaseAccordion.Item key={item.value} value={item.value} className={styles.item}>
          <BaseAccordion.Header render={<Heading />} className={styles.header}>
            <BaseAccordion.Trigger className={styles.trigger}>
              {item.title}
              <ChevronDown className={styles.chevron} size={22} strokeWidth={2.4} aria-hidden />
            </BaseAccordion.Trigger>
          </BaseAccordion.Header>
          <BaseAccordion.Panel className={styles.panel}>
            <div className={styles.content}>{item.content}</div>
          </BaseAccordion.Panel>
        </BaseAccordion.Item>
      ))}
    </BaseAccordion.Root>
  );
};
