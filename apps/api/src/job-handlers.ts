import type { Deps } from './dependencies.ts';
import {
  mailConfirmationLink,
  mailPasswordChanged,
  mailResetLink,
} from './features/accounts/mail-links.ts';
import { mailAgeCheckReceipt } from './features/age-check/mail-receipt.ts';
import { eraseDeactivatedStudents } from './features/children/erase/erase-child.ts';
import { runNightlySync } from './features/classroom-sync/nightly/nightly-sync.ts';
import { queueNightlySyncs } from './features/classroom-sync/nightly/queue-nightly-syncs.ts';
import {
  mailClassCodeCrowded,
  mailClassroomTransferred,
  mailPicturesGuessed,
} from './features/classrooms/mail-classroom.ts';
import { mailOneTimeCode } from './features/contact-checks/mail-code.ts';
import { mailEducatorDecision } from './features/educators/mail-decision.ts';
import { mailRejectedSentence } from './features/friends/chat/mail-rejected-sentence.ts';
import { finishErasures } from './features/friends/reports/finish-erasures.ts';
import { mailLoginLinked, mailLoginsLinked } from './features/linked-logins/mail-login-linked.ts';
import { replayAllAnswers } from './features/play/models/replay-answers.ts';
import {
  mailCodeRedeemed,
  mailSchoolCode,
  mailSchoolDecision,
  mailStudentCodeCrowded,
  mailTeacherAnswered,
  mailTeacherRemoved,
  mailTeacherWaiting,
} from './features/schools/mail-school.ts';
import {
  mailPlanDecision,
  mailPlanReceipt,
  mailPlanSubmitted,
} from './features/submissions/mail-plan.ts';
import { mailInvitation } from './features/teams/mail-invitation.ts';
import {
  mailOwnershipTransferAnswered,
  mailOwnershipTransferDone,
  mailOwnershipTransferOffered,
} from './features/teams/ownership/mail-ownership-transfer.ts';
import {
  mailAccessEnding,
  queueEndingAccessMails,
} from './features/teams/remind-of-ending-access.ts';
import { removeStrayPictures } from './features/uploads/remove-pictures.ts';
import { mailWeeklyReport } from './features/weekly-mail/mail-weekly-report.ts';
import { queueWeeklyMails } from './features/weekly-mail/queue-weekly-mails.ts';
import { createAnswerPartitions } from './jobs/answer-partitions.queries.ts';
import { deleteJobsOfErased } from './jobs/finished-jobs.queries.ts';
import type { JobHandlers } from './jobs/jobs.ts';
import { deleteExpired } from './jobs/retention.queries.ts';

/** Maps each job to its use case. */
export const jobHandlers = (deps: Deps): JobHandlers => ({
  'mail-confirmation-link': ({ userId }) => mailConfirmationLink(deps, userId),
  'mail-reset-link': ({ userId }) => mailResetLink(deps, userId),
  'mail-login-linked': (linked) => mailLoginLinked(deps, linked),
  'mail-logins-linked': (linked) => mailLoginsLinked(deps, linked),
  'mail-password-changed': ({ userId }) => mailPasswordChanged(deps, userId),
  'mail-age-check-receipt': ({ setupIntentId }) => mailAgeCheckReceipt(deps, setupIntentId),
  'mail-one-time-code': ({ codeId }) => mailOneTimeCode(deps, codeId),
  'mail-educator-decision': (data) => mailEducatorDecision(deps, data),
  'mail-school-decision': ({ schoolId }) => mailSchoolDecision(deps, schoolId),
  'mail-school-code': ({ schoolId }) => mailSchoolCode(deps, schoolId),
  'mail-code-redeemed': (data) => mailCodeRedeemed(deps, data),
  'mail-co-teacher-invitation': ({ invitationId }) => mailInvitation(deps, invitationId),
  'mail-access-ending': (ids) => mailAccessEnding(deps, ids),
  'mail-handover-offered': ({ classroomId }) => mailOwnershipTransferOffered(deps, classroomId),
  'mail-handover-done': (done) => mailOwnershipTransferDone(deps, done),
  'mail-handover-answered': (response) => mailOwnershipTransferAnswered(deps, response),
  'mail-teacher-waiting': (data) => mailTeacherWaiting(deps, data),
  'mail-teacher-answered': (data) => mailTeacherAnswered(deps, data),
  'mail-teacher-removed': (data) => mailTeacherRemoved(deps, data),
  'mail-classroom-given': ({ classroomId }) => mailClassroomTransferred(deps, classroomId),
  'mail-class-code-crowded': ({ classroomId }) => mailClassCodeCrowded(deps, classroomId),
  'mail-pictures-guessed': ({ classroomId }) => mailPicturesGuessed(deps, classroomId),
  'mail-student-code-crowded': ({ schoolId }) => mailStudentCodeCrowded(deps, schoolId),
  'mail-plan-submitted': (sent) => mailPlanSubmitted(deps, sent),
  'mail-plan-receipt': (sent) => mailPlanReceipt(deps, sent),
  'mail-plan-decision': ({ decisionId }) => mailPlanDecision(deps, decisionId),
  'mail-rejected-sentence': (mail) => mailRejectedSentence(deps, mail),
  'mail-weekly-report': (mail) => mailWeeklyReport(deps, mail),
  'ending-access': () => queueEndingAccessMails(deps),
  'weekly-mails': () => queueWeeklyMails(deps),
  'sync-classrooms': () => queueNightlySyncs(deps),
  'sync-classroom': (night) => runNightlySync(deps, night),
  'finish-erasures': async () => {
    await finishErasures(deps);
    await deleteJobsOfErased(deps.db);
  },
  'replay-answers': () => replayAllAnswers(deps),
  'clean-up': async () => {
    // Runs first, so a later failure cannot leave the game without its next monthly partition.
    await createAnswerPartitions(deps.db, deps.now());
    await deleteExpired(deps.db, deps.now());
    await eraseDeactivatedStudents(deps);
    await removeStrayPictures(deps);
  },
});
