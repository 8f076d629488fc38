import type { FastifyRequest } from 'fastify';

/** Decodes like the router. An encoded slash stays encoded. */
const decode = (path: string) => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/**
 * Returns the matched route, or the decoded path if the route has a wildcard. The raw URL can
 * encode the same route in many ways (`/%75sers/getUser`).
 */
export const requestPath = (request: FastifyRequest): string => {
  const route = request.routeOptions.url;
  if (route && !/[*:]/.test(route)) return route;
  return decode(request.url.split('?', 1)[0] ?? '/');
};
