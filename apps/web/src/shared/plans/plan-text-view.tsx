import { useMemo } from 'react';
import styles from './plan-text.module.css';
import { type PlanBlock, type PlanStep, readPlanText } from './plan-text.ts';

/* Blocks of a text have no ids, so their index is the key. */

const Step = ({ step: { mark, lead, body } }: { step: PlanStep }) => {
  const number = Number.parseInt(mark, 10);
  return (
    <li className={styles.step} value={number} data-number={number}>
      {lead ? (
        <p className={styles.lead} dir="auto">
          <b>{lead.name}</b>
          {lead.time ? <small>{` ${lead.time}`}</small> : null}
        </p>
      ) : null}
      <Blocks blocks={body} />
    </li>
  );
};

const Block = ({ block }: { block: PlanBlock }) => {
  switch (block.kind) {
    case 'steps':
      return (
        <ol className={styles.steps}>
          {block.items.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Step key={index} step={step} />
          ))}
        </ol>
      );
    case 'bullets':
      return (
        <ul className={styles.bullets}>
          {block.items.map(({ text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index} dir="auto">
              {text}
            </li>
          ))}
        </ul>
      );
    default:
      return (
        <p className={styles[block.kind]} dir="auto">
          {block.text}
        </p>
      );
  }
};

const Blocks = ({ blocks }: { blocks: readonly PlanBlock[] }) =>
  blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Block key={index} block={block} />
  ));

/** Shows plan text with its structure. It never contains links or markup. */
export const PlanText = ({ text, size = 'sheet' }: { text: string; size?: 'sheet' | 'small' }) => {
  const blocks = useMemo(() => readPlanText(text), [text]);
  return (
    <div className={styles.text} data-size={size}>
      <Blocks blocks={blocks} />
    </div>
  );
};
