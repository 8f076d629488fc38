/** Particles that belong to the following last name. */
export const PARTICLES: ReadonlySet<string> = new Set(
  'al,bin,da,das,de,del,della,den,der,di,do,dos,du,el,ibn,la,las,le,los,mc,st,st.,ter,van,von,y,zu'.split(
    ',',
  ),
);
