const PATHS = {
  sound: 'M3 8v4h3l4 3.5v-11L6 8zM13 7.5a3.5 3.5 0 0 1 0 5M15.3 5a7 7 0 0 1 0 10',
  silence: 'M3 8v4h3l4 3.5v-11L6 8zM13.2 7.8l4.4 4.4M17.6 7.8l-4.4 4.4',
  readAloud:
    'M9 6.2C7.4 5 5.2 4.5 2.5 4.5v10.3c2.7 0 4.9.5 6.5 1.7 1-.8 2.3-1.3 3.8-1.5M9 6.2v10.3M9 6.2c1-.8 2.3-1.3 3.8-1.5M13.2 8.3a2.6 2.6 0 0 1 0 3.6M15.6 6.3a5.6 5.6 0 0 1 0 7.6',
  plain: 'M3 5h14M3 10h14M3 15h9',
  friends:
    'M7.5 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6M2 16.5c.4-3 2.5-4.5 5.5-4.5s5.1 1.5 5.5 4.5M13 9.3a2.6 2.6 0 1 0-.6-5M15 12.2c1.8.6 2.8 2 3 4.3',
  back: 'M16.5 10h-13M8.5 5l-5 5 5 5',
} as const;

/** An icon of the bar. The button has the label. */
export const HudIcon = ({ name }: { name: keyof typeof PATHS }) => (
  <svg
    viewBox="0 0 20 20"
    width="26"
    height="26"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={PATHS[name]} />
  </svg>
);
