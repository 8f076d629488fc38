/** Sets the title of the tab. React moves it into the head. */
export const PageTitle = ({ children }: { children: string }) => (
  <title>{`${children} · Wonderfield Console`}</title>
);
