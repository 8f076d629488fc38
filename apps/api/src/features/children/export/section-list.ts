import { REPORT_REASONS } from '@wonderfield/contract/friends/friends';
import { PHRASES } from '@wonderfield/contract/friends/phrases';
import * as options from '@wonderfield/contract/options';
import { SIGN_IN_METHODS } from '@wonderfield/contract/sign-in-method';
import { STATES } from '@wonderfield/contract/us-states';
import { askedIn, misconceptionIn, saidIn, skillName, tasksIn } from './export-answers.ts';
import { day, encodedOut, listOf, oneOf, optionOf, plain, time, yesOrNo } from './export-values.ts';
import { fact, type Section } from './section.ts';

const subject = optionOf(options.SUBJECTS);
const joinedHow = oneOf({
  roster: 'By the teacher',
  code: 'With the class code',
  sync: 'From the school’s class list',
  joined: 'With the class code, by a parent',
});
const reportReason = oneOf({
  ...Object.fromEntries(REPORT_REASONS.map(({ value, label }) => [value, label])),
  threat: 'A threat',
  selfHarm: 'Self-harm',
  meeting: 'Meeting in person',
  sexual: 'Sexual words',
});
const signInKind = oneOf({
  password: 'The password',
  card: 'A card',
  pictures: 'Pictures',
  help: 'Help of a teacher',
  parent: 'Help of a parent',
  google: 'Google',
  clever: 'Clever',
  school: 'The school',
});
const services = oneOf({ google: 'Google', clever: 'Clever', school: 'The school' });

const twoDigits = (value: unknown) =>
  value === null ? '' : String(Math.round(Number(value) * 100) / 100);

/** Other outcomes tell what was done, for example how the child signed in. */
const isErrorCode = (outcome: unknown) => /^[A-Z]{3}_\d{3}$/.test(String(outcome));

/**
 * All exported tables in reading order. A test checks that each column is shown or listed in
 * `onlyInFile`.
 */
export const EXPORT_SECTIONS: Readonly<Record<string, Section>> = {
  users: {
    title: 'The account',
    facts: [
      fact('First name', 'first_name'),
      fact('Last name', 'last_name'),
      fact('Username', 'email'),
      fact('Kind of account', 'user_type', encodedOut),
      fact('City', 'city'),
      fact('State', 'state', optionOf(STATES)),
      fact('Zip', 'zip'),
      fact('Phone', 'phone_number'),
      fact('Pronoun', 'pronoun', optionOf(options.PRONOUNS)),
      fact('Has a picture', 'picture_name', (name) => yesOrNo(Boolean(name))),
      fact('Needs to choose a new password', 'must_change_password', yesOrNo),
      fact('Account created', 'created_at', time),
      fact('Last changed', 'updated_at', time),
      fact('Terms accepted', 'terms_accepted_at', time),
      fact('Email confirmed', 'email_confirmed_at', time),
      fact('Adult check done', 'age_verified_at', time),
      fact('Closed since', 'suspended_at', time),
    ],
    onlyInFile: ['id'],
  },
  students: {
    title: 'Details and settings',
    facts: [
      fact('Birth month', 'birth_month', optionOf(options.MONTHS)),
      fact('Birth year', 'birth_year'),
      fact('Grade', 'grade', optionOf(options.GRADES)),
      fact('Who the child can play with', 'play_option', optionOf(options.PLAY_OPTIONS)),
      fact('How the child can chat', 'typing_mode', optionOf(options.TYPING_MODES)),
      fact('Difficulty', 'level', optionOf(options.LEVELS)),
      fact('Subjects', 'subjects', listOf(subject)),
      fact('Minutes in the game a day', 'daily_minutes', (value) => plain(value) || 'No limit'),
      fact('Plan', 'subscription_plan', optionOf(options.SUBSCRIPTION_PLANS)),
      fact('Name in the game', 'avatar_name'),
      fact('Look in the game', 'avatar_look', encodedOut),
      fact('First name entered by a teacher', 'given_first_name'),
      fact('Last name entered by a teacher', 'given_last_name'),
      fact('Created by a school', 'is_school_made', yesOrNo),
      fact('Last signed in', 'signed_in_at', time),
      fact('Signs in with', 'sign_in_method', optionOf(SIGN_IN_METHODS)),
      fact('Last signed in with', 'signed_in_with', (kind) => (kind ? signInKind(kind) : '')),
      fact('Without a parent or class since', 'orphaned_at', time),
    ],
    onlyInFile: [
      'user_id',
      'made_by',
      'school_id',
      'folded_into',
      'last_guardian_id',
      'orphaned_by',
    ],
  },
  guardianships: {
    title: 'Parents',
    about: 'Each parent whose account the child is linked to.',
    facts: [fact('Linked', 'created_at', time)],
    onlyInFile: ['parent_id', 'child_id'],
  },
  unlinked_children: {
    title: 'Parents who unlinked the child',
    about: 'They can link the child again for 30 days.',
    facts: [fact('Unlinked', 'unlinked_at', time)],
    onlyInFile: ['child_id'],
  },
  classrooms: {
    title: 'Classrooms',
    facts: [
      fact('Name', 'name'),
      fact('Teacher', 'teacher_name'),
      fact('Grade', 'grade', optionOf(options.GRADES)),
      fact('Subject', 'subject', subject),
      fact('Joined', 'joined_at', time),
    ],
    onlyInFile: ['id'],
  },
  enrollments: {
    title: 'How the child joined classrooms',
    facts: [
      fact('Joined', 'joined_at', time),
      fact('How', 'how', joinedHow),
      fact('Synced with the school’s class list', 'is_synced', yesOrNo),
    ],
    onlyInFile: ['classroom_id', 'student_id', 'import_id'],
  },
  removed_students: {
    title: 'Classrooms that a teacher removed the child from',
    facts: [
      fact('Removed', 'removed_at', time),
      fact('Joined', 'joined_at', time),
      fact('How', 'how', joinedHow),
      fact('Synced with the school’s class list', 'is_synced', yesOrNo),
    ],
    onlyInFile: ['classroom_id', 'student_id'],
  },
  next_year_students: {
    title: 'New school years of the child’s classes',
    facts: [
      fact('Moved to the new class', 'has_moved', yesOrNo),
      fact('Grade before', 'grade_before', optionOf(options.GRADES)),
      fact('Grade after', 'grade_after', optionOf(options.GRADES)),
    ],
    onlyInFile: ['next_year_id', 'student_id'],
  },
  sync_changes: {
    title: 'Changes from the school’s class list',
    facts: [
      fact('Change', 'change', encodedOut),
      fact('A new account', 'is_new_account', yesOrNo),
      fact('First name before', 'first_name_before'),
      fact('First name after', 'first_name_after'),
      fact('Last name before', 'last_name_before'),
      fact('Last name after', 'last_name_after'),
      fact('Earlier enrollment, how', 'how_before', (how) => (how ? joinedHow(how) : '')),
      fact('Earlier enrollment, since', 'joined_at_before', time),
      fact('Synced before', 'is_synced_before', (was) => (was === null ? '' : yesOrNo(was))),
    ],
    onlyInFile: ['sync_id', 'student_id', 'identity_id'],
  },
  student_merges: {
    title: 'Accounts a teacher merged into this one',
    facts: [fact('Merged', 'merged_at', time), fact('Undone', 'undone_at', time)],
    onlyInFile: ['id', 'kept_id', 'classroom_id', 'merged_by', 'undone_by'],
  },
  assignments: {
    title: 'Rows a teacher assigned',
    facts: [
      fact('Subject', 'subject', subject),
      fact('Skills', 'skill_ids', listOf(skillName)),
      fact('Assigned', 'assigned_at', time),
      fact('Until', 'due_on', day),
      fact('Withdrawn', 'ended_at', time),
    ],
    onlyInFile: ['id', 'classroom_id'],
  },
  assignment_students: {
    title: 'Rows assigned to this child by name',
    about: 'One line for each of the rows above that was not for the whole class.',
    facts: [{ label: 'Assigned by name', of: [], say: () => 'Yes' }],
    onlyInFile: ['assignment_id', 'student_id'],
  },
  players: {
    title: 'Settings in the game',
    facts: [
      fact('Sound', 'hears_sound', yesOrNo),
      fact('Plain words instead of drawings', 'is_plain', yesOrNo),
      fact('Reads aloud', 'wants_voice', (is) => (is === null ? 'as the grade' : yesOrNo(is))),
      fact('Read aloud before', 'reads_aloud', yesOrNo),
      fact('Visits allowed from', 'visits_from', time),
    ],
    onlyInFile: ['user_id', 'player_key'],
  },
  play_places: {
    title: 'What grows in the field',
    facts: [fact('Subject', 'subject', subject), fact('Rows finished', 'rows_finished')],
    onlyInFile: ['user_id'],
  },
  play_days: {
    title: 'Days in the game',
    facts: [
      fact('Day', 'day', day),
      fact('Minutes', 'seconds', (seconds) => String(Math.round(Number(seconds) / 60))),
      fact('Last seen', 'seen_at', time),
    ],
    onlyInFile: ['user_id'],
  },
  extra_play_time: {
    title: 'Minutes that an adult added to a day',
    facts: [
      fact('Day', 'day', day),
      fact('Minutes', 'minutes'),
      fact('Changed', 'changed_at', time),
    ],
    onlyInFile: ['user_id'],
  },
  planted_seeds: {
    title: 'Seeds planted at the end of a day',
    facts: [
      fact('Day', 'day', day),
      fact('Subject', 'subject', subject),
      fact('Planted', 'planted_at', time),
    ],
    onlyInFile: ['user_id'],
  },
  play_rows: {
    title: 'Rows in the game',
    facts: [
      fact('Started', 'dealt_at', time),
      fact('Subject', 'subject', subject),
      { label: 'Questions', of: ['tasks'], say: tasksIn },
      fact('Rows there before', 'rows_there'),
      fact('Finished', 'finished_at', time),
      fact('Withdrawn', 'withdrawn_at', time),
      fact('Grade and difficulty at that time', 'dealt_for', (why) => (why ? encodedOut(why) : '')),
      fact('Device last seen', 'device_seen_at', time),
    ],
    onlyInFile: ['id', 'user_id', 'assignment_id', 'device_key'],
  },
  play_answers: {
    title: 'Answers in the game',
    facts: [
      fact('When', 'answered_at', time),
      fact('Skill', 'skill_id', skillName),
      { label: 'Question', of: ['grade', 'level', 'version', 'seed'], say: askedIn },
      { label: 'Answer', of: ['given'], say: saidIn },
      fact('Right', 'is_right', yesOrNo),
      fact('After a hint', 'is_hinted', yesOrNo),
      fact('Try', 'attempt'),
      { label: 'What the mistake shows', of: ['slip'], say: misconceptionIn },
    ],
    onlyInFile: ['user_id', 'row_id', 'position', 'day'],
  },
  skill_days: {
    title: 'Skills, day by day',
    facts: [
      fact('Day', 'day', day),
      fact('Skill', 'skill_id', skillName),
      fact('Questions', 'answers'),
      fact('Right', 'right_answers'),
    ],
    onlyInFile: ['user_id'],
  },
  skill_growth: {
    title: 'How the skills grow',
    facts: [
      fact('Skill', 'skill_id', skillName),
      fact('Now', 'stage', encodedOut),
      fact('At best', 'best_stage', encodedOut),
      fact('Questions', 'answers'),
      fact('Estimate', 'rating', twoDigits),
      fact('Newest answers, right (1) or not (0)', 'recent'),
      fact('Newest mistakes', 'recent_slips', listOf(encodedOut)),
      fact('Last asked', 'last_day', day),
      fact('Asked again on', 'due_on', day),
      fact('Days until then', 'interval_days'),
      fact('Sure of it since', 'high_since', time),
      fact('Uncertainty of the estimate', 'deviation', twoDigits),
      fact('Grade of the stage', 'stage_grade'),
      fact('Hardest level answered right', 'top_level'),
    ],
    onlyInFile: ['user_id'],
  },
  mastery_students: {
    title: 'How the child learns, as the game estimates it',
    facts: [
      fact('First day', 'started_on', day),
      fact('Learned with each question', 'learns', twoDigits),
      fact('Slips', 'slipped', twoDigits),
      fact('Questions on which a slip would show', 'opportunities', twoDigits),
    ],
    onlyInFile: ['user_id'],
  },
  mastery_subjects: {
    title: 'Levels by subject, as the game estimates them',
    facts: [
      fact('Subject', 'subject', encodedOut),
      fact('Relative to grade', 'grade'),
      fact('Level', 'mean', twoDigits),
      fact('Uncertainty', 'variance', twoDigits),
      fact('Questions', 'answers'),
    ],
    onlyInFile: ['user_id', 'skills'],
  },
  friend_wishes: {
    title: 'Friend requests by the child',
    about: 'The other child’s name is private and shown only on the friends page.',
    facts: [fact('Asked', 'asked_at', time)],
    onlyInFile: ['asked_by'],
  },
  friend_answers: {
    title: 'Parents’ answers to friend requests',
    facts: [
      fact('When', 'said_at', time),
      fact('Answer', 'is_yes', (isYes) => (isYes ? 'Yes' : 'No')),
    ],
    onlyInFile: ['child_id', 'parent_id'],
  },
  blocks: {
    title: 'Players the child blocked',
    facts: [fact('Blocked', 'blocked_at', time)],
    onlyInFile: ['id', 'blocker_id'],
  },
  refused_adults: {
    title: 'Families a parent declined',
    facts: [fact('When', 'refused_at', time)],
    onlyInFile: ['child_id'],
  },
  visits: {
    title: 'Visits to other fields',
    facts: [
      fact('Began', 'began_at', time),
      fact('Ended', 'ended_at', time),
      fact('Typed messages we rejected', 'visitor_rejections'),
    ],
    onlyInFile: ['id', 'visitor_id'],
  },
  sayings: {
    title: 'Messages the child sent on visits',
    facts: [
      fact('When', 'said_at', time),
      fact('Phrase', 'phrase', (phrase) => (phrase ? oneOf(PHRASES)(phrase) : '')),
      fact('Typed', 'typed'),
    ],
    onlyInFile: ['id', 'visit_id', 'said_by'],
  },
  play_reports: {
    title: 'Reports about messages to the child',
    facts: [
      fact('When', 'reported_at', time),
      fact('Reported by', 'source', oneOf({ player: 'The child', filter: 'Our word filter' })),
      fact('Why', 'reason', reportReason),
      fact('Decided', 'decided_at', time),
      fact('Decision', 'outcome', (outcome) => (outcome ? encodedOut(outcome) : '')),
    ],
    onlyInFile: ['id', 'reporter_id'],
  },
  play_presence: {
    title: 'In the game right now',
    facts: [fact('Seen', 'seen_at', time)],
    onlyInFile: ['user_id', 'connection_id'],
  },
  weekly_mail_choices: {
    title: 'Weekly mail',
    facts: [fact('Wanted', 'is_on', yesOrNo), fact('Chosen', 'changed_at', time)],
    onlyInFile: ['child_id'],
  },
  weekly_mails: {
    title: 'Weekly mails that were sent',
    facts: [
      fact('Week of', 'week', day),
      fact('Queued', 'queued_at', time),
      fact('Sent', 'sent_at', time),
      fact('Send by', 'good_until', time),
    ],
    onlyInFile: ['child_id'],
  },
  child_password_events: {
    title: 'Who viewed or changed the password',
    facts: [
      fact('When', 'at', time),
      fact(
        'Who',
        'actor_type',
        oneOf({ parent: 'A parent', educator: 'A teacher', student: 'The child' }),
      ),
      fact('What', 'action', oneOf({ viewed: 'Viewed it', changed: 'Changed it' })),
    ],
    onlyInFile: ['id', 'actor_id', 'child_id'],
  },
  identities: {
    title: 'Linked logins',
    facts: [
      fact('Service', 'provider', services),
      fact('Account ID at the service', 'subject'),
      fact('Address of the service', 'issuer'),
      fact(
        'Linked by',
        'tied_by',
        oneOf({
          sync: 'The school’s class list',
          educator: 'A teacher',
          password: 'The child’s password',
          provider: 'The school’s sign-in',
        }),
      ),
      fact('Can be used to sign in', 'opens_account', yesOrNo),
      fact('Opened with the password', 'opened_with_password', yesOrNo),
      fact('Connected', 'created_at', time),
      fact('Last used', 'last_used_at', time),
    ],
    onlyInFile: ['id', 'user_id'],
  },
  sessions: {
    title: 'Sign-ins that are active or ended recently',
    facts: [
      fact('Signed in', 'created_at', time),
      fact('Signed in with', 'opened_with', signInKind),
      fact('Signed in with the password', 'password_typed', yesOrNo),
      fact('Can still show the new login', 'shows_login', yesOrNo),
      fact('Last used', 'last_used_at', time),
      fact('Ends if unused', 'idle_expires_at', time),
      fact('Ends', 'expires_at', time),
    ],
    onlyInFile: ['id', 'user_id', 'identity_id', 'classroom_id'],
  },
  sign_in_cards: {
    title: 'Cards for signing in',
    about: 'Printed cards, and codes that an adult showed for a few minutes.',
    facts: [
      fact('Made', 'created_at', time),
      fact('Kind', 'kind', oneOf({ printed: 'A printed card', shown: 'A code on a screen' })),
      fact('Works until', 'expires_at', time),
      fact('Ended', 'ended_at', time),
    ],
    onlyInFile: ['student_id'],
  },
  raised_hands: {
    title: 'Requests for help in class',
    facts: [
      fact('Asked', 'raised_at', time),
      fact('Picture on the device', 'picture', encodedOut),
      fact('After wrong pictures', 'is_stuck', yesOrNo),
      fact('On a device that the educator opened', 'is_on_opened_device', yesOrNo),
      fact('Teacher on the way', 'coming_at', time),
      fact('Let in', 'let_in_at', time),
      fact('Ended', 'lowered_at', time),
    ],
    onlyInFile: ['id', 'classroom_id', 'student_id'],
  },
  sign_in_attempts: {
    title: 'Sign-ins with a wrong password',
    facts: [
      fact('How many', 'failures'),
      fact('Last one', 'last_failed_at', time),
      fact('Has to wait until', 'blocked_until', time),
    ],
    onlyInFile: ['user_id'],
  },
  sign_in_places: {
    title: 'Networks the child signed in from',
    about: 'We store a code that tells networks apart, but not where they are.',
    facts: [fact('Last sign-in from there', 'last_at', time)],
    onlyInFile: ['user_id'],
  },
  play_tokens: {
    title: 'Game access',
    facts: [
      fact('Used', 'used_at', time),
      fact('Valid until', 'expires_at', time),
      fact('Plays until', 'plays_until', time),
    ],
    onlyInFile: ['user_id', 'classroom_id'],
  },
  play_sessions: {
    title: 'Game sessions that are active or ended recently',
    facts: [fact('Began', 'created_at', time), fact('Ends', 'expires_at', time)],
    onlyInFile: ['user_id', 'classroom_id'],
  },
  audit_events: {
    title: 'Account activity',
    facts: [
      fact('When', 'at', time),
      fact('What', 'action', encodedOut),
      fact('Outcome', 'outcome', (outcome) => (isErrorCode(outcome) ? 'Refused' : 'Done')),
      fact('Done by our team', 'done_at_command_line', yesOrNo),
    ],
    onlyInFile: ['id', 'actor_id', 'subject_id'],
  },
};
