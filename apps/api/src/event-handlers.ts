import type { EventHandlers } from './context/domain-events.ts';
import { endExportLinks } from './features/children/children.ts';
import { leaveOut, takeIn } from './features/classroom-sync/external/excluded-students.ts';
import { approveByDomain } from './features/educators/approve-by-domain.ts';
import { noteContactCheck } from './features/educators/educators.ts';
import { notifyPlayTime } from './features/friends/live/notify-play-time.ts';
import { keepForDecision } from './features/friends/reports/finish-erasures.ts';
import { endLinksMadeWithPassword } from './features/identities/links/end-links.ts';
import { endPlay, endPlayOfClass, movePlayEnd } from './features/play/play.ts';
import { rememberApart } from './features/student-merges/student-merges.ts';
import { recordChosenPassword } from './features/students/students.ts';
import { leaveClassroomsOfSchool } from './features/teams/leave-classrooms.ts';

/** Registers the handlers of domain events. */
export const eventHandlers: EventHandlers = {
  sessionsEnded: endPlay,
  classClosed: endPlayOfClass,
  classEndMoved: movePlayEnd,
  playTimeChanged: notifyPlayTime,
  signedOutEverywhere: endExportLinks,
  studentChosePassword: recordChosenPassword,
  passwordsReplaced: endLinksMadeWithPassword,
  emailVerified: approveByDomain,
  contactChecked: noteContactCheck,
  studentsRemovedManually: leaveOut,
  studentsBroughtBack: takeIn,
  studentsKeptApart: rememberApart,
  childErasing: keepForDecision,
  teacherLeftSchool: leaveClassroomsOfSchool,
};
