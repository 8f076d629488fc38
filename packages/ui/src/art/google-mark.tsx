/** Draws Google's logo in its colors. Use it only on Google buttons and synced classrooms. */
export const GoogleMark = ({ size = 20 }: { size?: number | undefined }) => (
  <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" focusable="false">
    <path
      fill="#4285F4"
      d="M45.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h11.8a10 10 0 0 1-4.4 6.6v5.5h7.1c4.2-3.8 6.6-9.5 6.6-16.1Z"
    />
    <path
      fill="#34A853"
      d="M24 46c6 0 11-2 14.6-5.4l-7.1-5.5c-2 1.3-4.5 2.1-7.5 2.1-5.7 0-10.6-3.9-12.3-9.1H4.3v5.7A22 22 0 0 0 24 46Z"
    />
    <path fill="#FBBC05" d="M11.7 28.2a13 13 0 0 1 0-8.4v-5.7H4.3a22 22 0 0 0 0 19.8z" />
    <path
      fill="#EA4335"
      d="M24 10.8c3.2 0 6.1 1.1 8.4 3.3l6.3-6.3A21.6 21.6 0 0 0 24 2 22 22 0 0 0 4.3 14.1l7.4 5.7c1.7-5.2 6.6-9 12.3-9Z"
    />
  </svg>
);
