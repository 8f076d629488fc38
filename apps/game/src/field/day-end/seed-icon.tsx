/** The seed on the button that plants it. */
export const SeedIcon = () => (
  <svg width={22} height={30} viewBox="-20 -56 40 56" aria-hidden="true">
    <path d="M0-54C20-36 22-12 0-4-22-12-20-36 0-54Z" fill="#F0C177" />
    <path d="M0-54C20-36 22-12 0-4 8-20 9-38 0-54Z" fill="#C98F3F" />
  </svg>
);
