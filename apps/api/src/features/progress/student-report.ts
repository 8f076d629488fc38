import type { Stage } from '@wonderfield/contract/play/field';
import { FEWEST_TO_SPROUT } from '@wonderfield/contract/play/field';
import { nearestFirst } from '@wonderfield/contract/progress/standards';
import type { ReportSkill, StudentReport } from '@wonderfield/contract/progress/student-report';
import { ALL_SKILLS } from '@wonderfield/questions/all-skills';
import type { Educator } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import type { Db } from '../../db/connection/connection.ts';
import { DomainError } from '../../domain-error.ts';
import { listStudentAssignments } from '../assignments/student-assignments.ts';
import { ensureSees } from '../classrooms/classrooms.ts';
import { addDays, type Day, dayAt, mondayOf, startOf } from '../play/mastery/days.rules.ts';
import { percentOf } from '../play/mastery/growth.rules.ts';
import { certaintyOf } from './certainty.rules.ts';
import { commonMistakes } from './common-mistakes.rules.ts';
import { playTime, playWeeks } from './play-weeks.rules.ts';
import {
  selectClassroom,
  selectPlayDays,
  selectPlayedRange,
  selectRoster,
} from './progress.queries.ts';
import { type Period, type PeriodInput, reportPeriod } from './report-period.rules.ts';
import { type SkillSumRow, selectSkillSums } from './skill-sums.queries.ts';
import {
  countFinishedRows,
  selectMistakes,
  selectOptionalEnrolledStudent,
} from './student-report.queries.ts';

/** Returns the practiced skills in learning order, which keeps each subject together. */
const toSkills = (rows: readonly SkillSumRow[], grade: string): ReportSkill[] => {
  const bySkill = new Map(rows.map((row) => [row.skillId, row]));
  return ALL_SKILLS.flatMap((skill) => {
    const row = bySkill.get(skill.id);
    if (!row) return [];
    return [
      {
        skillId: skill.id,
        name: skill.name,
        subject: skill.subject,
        standards: nearestFirst(skill.standards, grade),
        stage: row.stage as Stage,
        ...certaintyOf(row, row.answersInAll),
        isRated: row.answersInAll >= FEWEST_TO_SPROUT,
        percent: percentOf(row.recent),
        answers: row.answersInAll,
        days: row.daysInAll,
        lastDay: row.lastDay,
        isInPeriod: row.answers > 0,
      },
    ];
  });
};

const toRosterPlace = (rosterIds: readonly string[], studentId: string) => {
  const index = rosterIds.indexOf(studentId);
  return {
    position: index + 1,
    total: rosterIds.length,
    previousId: index > 0 ? rosterIds[index - 1] : undefined,
    nextId: rosterIds[index + 1],
  };
};

type Played = { studentId: string; period: Period; monday: Day; timeZone: string };

const readPlayed = async (db: Db, { studentId, period, monday, timeZone }: Played) => {
  const { from, to } = period;
  const weeksFrom = mondayOf(from);
  const times = {
    since: startOf(from, timeZone),
    until: startOf(addDays(to, 1), timeZone),
  };
  return {
    sums: await selectSkillSums(db, [studentId], period),
    seconds: await selectPlayDays(db, {
      childId: studentId,
      from: weeksFrom < monday ? weeksFrom : monday,
      to: addDays(monday, 6),
    }),
    range: await selectPlayedRange(db, studentId),
    rows: await countFinishedRows(db, { studentId, ...times }),
    mistakes: await selectMistakes(db, { studentId, ...period, ...times }),
  };
};

type ReportInput = { classroomId: string; studentId: string } & PeriodInput;

/** Returns a student on the current roster to the current teachers of the classroom. */
export const readStudentReport = async (
  ctx: Context<Educator>,
  { classroomId, studentId, ...chosen }: ReportInput,
): Promise<StudentReport> => {
  const { db, readFromReplica, now, timeZoneOf } = ctx.deps;
  await ensureSees(ctx, classroomId);
  const student = await selectOptionalEnrolledStudent(db, { classroomId, studentId });
  if (!student) throw new DomainError('STU_001');
  const { name, grade, zip, schoolName } = await selectClassroom(db, classroomId);
  const timeZone = await timeZoneOf(zip);
  const today = dayAt(now(), timeZone);
  const period = reportPeriod(chosen, today);
  const monday = mondayOf(today);
  const roster = await selectRoster(db, classroomId);
  const played = await readFromReplica((replica) =>
    readPlayed(replica, { studentId: student.id, period, monday, timeZone }),
  );
  return {
    classroomName: name,
    grade,
    schoolName: schoolName ?? undefined,
    student: {
      studentId: student.id,
      firstName: student.first_name,
      lastName: student.last_name,
      username: student.username,
      avatarName: student.avatar_name ?? undefined,
      look: student.avatar_look ?? undefined,
    },
    roster: toRosterPlace(
      roster.map(({ id }) => id),
      student.id,
    ),
    today,
    period,
    lastActive: played.range.lastDay,
    thisWeek: playTime(played.seconds, { from: monday, to: addDays(monday, 6) }),
    played: playTime(played.seconds, period),
    weeks: playWeeks(played.seconds, period),
    rows: played.rows,
    questions: played.sums.reduce((sum, { answers }) => sum + answers, 0),
    right: played.sums.reduce((sum, { right }) => sum + right, 0),
    skills: toSkills(played.sums, grade),
    mistakes: commonMistakes(played.mistakes),
    assignments: await listStudentAssignments(ctx.deps, {
      classroomId,
      studentId: student.id,
      grade,
      timeZone,
      today,
      period,
    }),
  };
};
