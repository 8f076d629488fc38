export const sheep = () =>
  `<path d="M-14 0V-10M-4 0V-10M8 0V-10M17 0V-10" stroke="#3A4A48" stroke-width="4.5" stroke-linecap="round"/>
  <path d="M-22-10C-32-14-30-28-20-28-20-40-4-42 0-34 6-42 20-38 20-28 30-26 30-12 20-10 14-4-14-4-22-10Z" fill="#FFFDF6"/>
  <path d="M22-26C28-32 38-30 38-20 38-13 32-10 27-12 21-14 19-21 22-26Z" fill="#3A4A48"/>
  <circle cx="31" cy="-22" r="1.8" fill="#fff"/>
  <path d="M22-26c-5-4-8-1-8 2 3 3 7 2 8-2Z" fill="#3A4A48"/>`;
