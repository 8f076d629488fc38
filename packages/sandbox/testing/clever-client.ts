import { z } from 'zod';
import { CLEVER_CALLBACK, CLEVER_CLIENT } from '../src/clever/clever-keys.ts';
import { Browser } from './browser.ts';
import { PORTAL } from './open-id.ts';

export const CALLBACK = `${PORTAL}${CLEVER_CALLBACK}`;

const IdSchema = z.string().regex(/^[0-9a-f]{24}$/);
const LinksSchema = z.array(
  z.strictObject({
    rel: z.enum(['self', 'next', 'prev', 'canonical', 'district']),
    uri: z.string(),
  }),
);
const StudentRoleSchema = z.looseObject({ grade: z.string(), school: IdSchema });
const StaffRoleSchema = z.looseObject({ legacy_id: IdSchema, title: z.string() });

/** Matches version 3.1 of Clever's published API description. */
export const UserSchema = z.strictObject({
  id: IdSchema,
  district: IdSchema,
  email: z.string().optional(),
  name: z.strictObject({ first: z.string(), middle: z.string(), last: z.string() }),
  roles: z.strictObject({
    student: StudentRoleSchema.optional(),
    teacher: StaffRoleSchema.optional(),
    staff: StaffRoleSchema.optional(),
    district_admin: StaffRoleSchema.optional(),
    contact: z.looseObject({}).optional(),
  }),
  created: z.iso.datetime(),
  last_modified: z.iso.datetime(),
});
export const SectionSchema = z.strictObject({
  id: IdSchema,
  district: IdSchema,
  school: IdSchema,
  name: z.string(),
  sis_id: z.string(),
  subject: z.string(),
  grade: z.string(),
  period: z.string().optional(),
  teacher: IdSchema.optional(),
  teachers: z.array(IdSchema),
  students: z.array(IdSchema),
  created: z.iso.datetime(),
  last_modified: z.iso.datetime(),
});
export const MeSchema = z.strictObject({
  type: z.literal('user'),
  data: z.strictObject({
    id: IdSchema,
    // Always missing for a person from "Sign Up with Clever".
    district: IdSchema.optional(),
    type: z.literal('user'),
    authorized_by: z.string(),
  }),
  links: LinksSchema,
});
export const DistrictSchema = z.looseObject({ id: IdSchema, name: z.string(), state: z.string() });
export const SchoolSchema = z.looseObject({ id: IdSchema, district: IdSchema, name: z.string() });
const DistrictTokensSchema = z.strictObject({
  data: z.array(
    z.strictObject({
      id: IdSchema,
      created: z.iso.datetime(),
      owner: z.strictObject({ type: z.literal('district'), id: IdSchema }),
      access_token: z.string().regex(/^[0-9a-f]+$/),
      scopes: z.array(z.string()),
    }),
  ),
  links: LinksSchema,
});
const TokenSchema = z.strictObject({
  access_token: z.string().startsWith('il'),
  token_type: z.literal('bearer'),
});

/** Creates a schema that returns the item of a single-item response. */
export const itemSchema = <Item>(item: z.ZodType<Item>): z.ZodType<Item> =>
  z
    .strictObject({ data: z.unknown(), links: LinksSchema })
    .transform(({ data }) => item.parse(data));
const listSchema = <Item>(item: z.ZodType<Item>) =>
  z.strictObject({
    data: z.array(
      z
        .strictObject({ data: z.unknown(), uri: z.string() })
        .transform(({ data }) => item.parse(data)),
    ),
    links: LinksSchema,
  });

/** Creates a client that reads Clever like the portal and validates the data it returns. */
export const cleverClient = (base: () => string) => {
  const basic = `Basic ${btoa(`${CLEVER_CLIENT.id}:${CLEVER_CLIENT.secret}`)}`;
  const get = (token: string, path: string) =>
    fetch(`${base()}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const read = async <Item>(token: string, path: string, schema: z.ZodType<Item>) =>
    schema.parse(await (await get(token, path)).json());
  /** Opens a sign-in URL and follows the redirects to the portal. */
  const visit = (path: string, query: Record<string, string>) =>
    new Browser().open(`${base()}${path}?${new URLSearchParams(query)}`, PORTAL);
  const authorize = (query: Record<string, string>) =>
    visit('/oauth/authorize', {
      response_type: 'code',
      client_id: CLEVER_CLIENT.id,
      redirect_uri: CALLBACK,
      ...query,
    });
  const exchange = (code: string, fields: Record<string, string> = {}) =>
    fetch(`${base()}/oauth/tokens`, {
      method: 'POST',
      headers: { authorization: basic, 'content-type': 'application/json' },
      body: JSON.stringify({
        code,
        grant_type: 'authorization_code',
        redirect_uri: CALLBACK,
        ...fields,
      }),
    });
  const readCode = (url: string) => new URL(url).searchParams.get('code') ?? '';
  return {
    basic,
    get,
    read,
    visit,
    authorize,
    exchange,
    codeOf: readCode,
    tokenOf: async (person: string) => {
      const response = await exchange(readCode((await authorize({ as: person })).url));
      return TokenSchema.parse(await response.json()).access_token;
    },
    districtTokens: async (query = 'owner_type=district') => {
      const response = await fetch(`${base()}/oauth/tokens?${query}`, {
        headers: { authorization: basic },
      });
      return DistrictTokensSchema.parse(await response.json()).data;
    },
    /** Reads all pages by following the links to the next page. */
    readAll: async <Item>(token: string, path: string, schema: z.ZodType<Item>) => {
      const items: Item[] = [];
      let pages = 0;
      for (let next: string | undefined = path; next; pages += 1) {
        const { data, links }: z.infer<ReturnType<typeof listSchema<Item>>> = await read(
          token,
          next,
          listSchema(schema),
        );
        items.push(...data);
        next = links.find(({ rel }) => rel === 'next')?.uri;
      }
      return { items, pages };
    },
  };
};
