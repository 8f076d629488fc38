import { addDays } from '@wonderfield/contract/calendar-days';
import { type Access, TEAM_ROLES } from '@wonderfield/contract/classrooms/team';
import { TEAM_MESSAGES } from '@wonderfield/contract/classrooms/team-messages';
import * as fields from '@wonderfield/contract/fields';
import { HELPER_DAYS } from '@wonderfield/contract/limits';
import { z } from 'zod';

/** The role and the end of access as a form has them. */
const access = {
  role: z.enum(TEAM_ROLES),
  ends: z.enum(['never', 'date']),
  endsOn: z.string(),
};

type Values = { ends: 'never' | 'date'; endsOn: string };

const hasLastDay = ({ ends, endsOn }: Values) =>
  ends === 'never' || z.iso.date().safeParse(endsOn).success;
const MISSING = { path: ['endsOn'], error: TEAM_MESSAGES.lastDayMissing };

export const AccessFormSchema = z.object(access).refine(hasLastDay, MISSING);
export type AccessForm = z.infer<typeof AccessFormSchema>;

export const InviteFormSchema = z
  .object({ email: fields.email, ...access })
  .refine(hasLastDay, MISSING);

/** Returns the access to send. A day that was typed for "Never" does not count. */
export const toAccess = ({ role, ends, endsOn }: AccessForm): Access => ({
  role,
  endsOn: ends === 'date' ? endsOn : undefined,
});

/** Returns the form for someone's access. A last day is suggested if there is none. */
export const toAccessForm = ({ role, endsOn }: Access, today: string): AccessForm => ({
  role,
  ends: endsOn === undefined ? 'never' : 'date',
  endsOn: endsOn ?? addDays(today, HELPER_DAYS),
});
