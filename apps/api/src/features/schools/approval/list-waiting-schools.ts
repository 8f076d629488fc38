import { domainOf } from '@wonderfield/contract/educators/email-domains';
import type { WaitingSchool } from '@wonderfield/contract/operators/operator-views';
import type { Db } from '../../../db/connection/connection.ts';
import { isPublicMailDomain } from '../../educators/public-mail.ts';
import { selectWaitingSchools } from './decisions.queries.ts';

type Row = Awaited<ReturnType<typeof selectWaitingSchools>>[number];

const administratorOf = (row: Row): WaitingSchool['administrator'] => ({
  userId: row.administrator_id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  emailDomain: domainOf(row.email),
  isPublicMail: isPublicMailDomain(domainOf(row.email)),
  isEmailConfirmed: row.email_confirmed_at !== null,
  phoneNumber: row.phone_number ?? undefined,
  contactCheckedBy: row.contact_checked_by ?? undefined,
  isAgeVerified: row.age_verified_at !== null,
  city: row.person_city ?? undefined,
  state: row.person_state ?? undefined,
  accountCreatedAt: row.account_created_at.toISOString(),
  schoolMatch:
    row.match_id && row.match_name
      ? { schoolId: row.match_id, schoolName: row.match_name }
      : undefined,
});

/** Lists schools and districts that wait for a decision, longest wait first. */
export const listWaitingSchools = async (db: Db): Promise<WaitingSchool[]> =>
  (await selectWaitingSchools(db)).map((row) => ({
    schoolId: row.id,
    licenseFor: row.license_for,
    schoolName: row.name,
    schoolCity: row.city,
    schoolState: row.state,
    schoolZip: row.zip,
    schoolsInDistrict: row.schools_in_district ?? undefined,
    classroomSeats: row.classroom_seats,
    studentSeats: row.student_seats,
    waitingSince: row.created_at.toISOString(),
    sameNameNearby: Number(row.same_name_nearby),
    administrator: administratorOf(row),
  }));
