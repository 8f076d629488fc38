/** Sets the document title. React moves it into the head. */
export const PageTitle = ({ children }: { children: string }) => (
  <title>{`${children} · Wonderfield`}</title>
);
