/** Sets the document title. On the server, the head of the page already contains it. */
export const PageTitle = ({ children }: { children: string }) =>
  typeof document === 'undefined' ? null : <title>{`${children} · Wonderfield`}</title>;
