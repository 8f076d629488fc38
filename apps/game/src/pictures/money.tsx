import type { Coin } from '@wonderfield/questions/picture';
import { Drawing, Label } from './drawing.tsx';
import { PAINT } from './paint.ts';
import styles from './pictures.module.css';

/** Proportional to real coins, slightly enlarged. */
const ROUND: Readonly<Partial<Record<Coin, { r: number; fill: string; edge: string }>>> = {
  1: { r: 29, fill: '#D79A6B', edge: '#9C6238' },
  5: { r: 33, fill: '#C6D0CC', edge: '#768C82' },
  10: { r: 27, fill: '#D5DEDA', edge: '#768C82' },
  25: { r: 37, fill: '#CED8D4', edge: '#566C63' },
};

const CoinFace = ({ coin }: { coin: Coin }) => {
  const look = ROUND[coin];
  if (look) {
    const size = look.r * 2 + 4;
    return (
      <Drawing width={size} height={size}>
        <circle cx={size / 2} cy={size / 2} r={look.r} fill={look.fill} />
        <circle
          cx={size / 2}
          cy={size / 2}
          r={look.r - 3}
          fill="none"
          stroke={look.edge}
          strokeWidth="2"
        />
        <Label x={size / 2} y={size / 2 + 7} size={20}>
          {coin}¢
        </Label>
      </Drawing>
    );
  }
  return (
    <Drawing width={132} height={64}>
      <rect x="1" y="1" width="130" height="62" rx="8" fill="#CFE6C9" />
      <rect
        x="6"
        y="6"
        width="120"
        height="52"
        rx="5"
        fill="none"
        stroke="#3C9763"
        strokeWidth="2"
      />
      <circle cx="66" cy="32" r="19" fill="#E9F5EA" />
      <Label x={66} y={40} size={23} fill={PAINT.ink}>
        ${coin / 100}
      </Label>
    </Drawing>
  );
};

/** Shows US coins and bills with their value. */
export const Money = ({ coins }: { coins: readonly Coin[] }) => (
  <div className={styles.coins}>
    {coins.map((coin, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: coins are told apart by where they lie
      <CoinFace key={at} coin={coin} />
    ))}
  </div>
);
