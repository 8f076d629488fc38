import styles from './button.module.css';

const SPOKES = [1, 0.86, 0.72, 0.58, 0.46, 0.36, 0.28, 0.2];

/** Shows eight fading spokes that turn in steps, at half speed with reduced motion. */
export const Spinner = () => (
  <svg className={styles.spinner} viewBox="0 0 20 20" aria-hidden="true">
    {SPOKES.map((opacity, index) => (
      <path
        key={opacity}
        d="M10 1.5v4"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        opacity={opacity}
        transform={`rotate(${-index * 45} 10 10)`}
      />
    ))}
  </svg>
);
