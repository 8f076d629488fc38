import * as accounts from './accounts/account-calls.ts';
import * as ageCheck from './age-check/age-check-calls.ts';
import * as assignments from './assignments/assignment-calls.ts';
import * as avatars from './avatars/avatar-calls.ts';
import * as children from './children/child-calls.ts';
import * as sync from './classroom-sync/sync-calls.ts';
import * as classrooms from './classrooms/classroom-calls.ts';
import * as nextYear from './classrooms/next-year-calls.ts';
import * as sameStudents from './classrooms/same-student-calls.ts';
import * as team from './classrooms/team-calls.ts';
import * as transfers from './classrooms/transfer-calls.ts';
import type { CallDefinition } from './define-call.ts';
import * as educators from './educators/educator-calls.ts';
import * as schools from './educators/school-calls.ts';
import * as friends from './friends/friend-calls.ts';
import * as identities from './identities/identity-calls.ts';
import * as nextSteps from './next-steps/next-step-calls.ts';
import * as library from './plans/library-calls.ts';
import * as plans from './plans/plan-calls.ts';
import * as play from './play/play-calls.ts';
import * as playCodes from './play/play-code-calls.ts';
import * as portal from './portal/portal-calls.ts';
import * as progress from './progress/progress-calls.ts';
import * as merges from './student-merges/merge-calls.ts';
import * as unlinked from './unlinked-children/unlinked-calls.ts';
import * as uploads from './uploads/upload-calls.ts';
import * as weeklyMail from './weekly-mail/weekly-mail-calls.ts';

/** All calls of the contract. */
export const CALLS = {
  createUser: accounts.createUser,
  login: accounts.login,
  logout: accounts.logout,
  checkEmail: accounts.checkEmail,
  forgotPassword: accounts.forgotPassword,
  resetPassword: accounts.resetPassword,
  confirmEmail: accounts.confirmEmail,
  resendVerification: accounts.resendVerification,
  getUser: accounts.getUser,
  updateUser: accounts.updateUser,
  redeemSignIn: identities.redeemSignIn,
  tieSignIn: identities.tieSignIn,
  findMyClass: identities.findMyClass,
  connectAccount: identities.connectAccount,
  disconnectAccount: identities.disconnectAccount,
  getConnections: identities.getConnections,
  getLinkedLogins: identities.getLinkedLogins,
  endLinkedLogin: identities.endLinkedLogin,
  allowLinkedLogin: identities.allowLinkedLogin,
  createSetupIntent: ageCheck.createSetupIntent,
  confirmAgeCheck: ageCheck.confirmAgeCheck,
  deleteParentChildAccount: children.deleteParentChildAccount,
  showStudentPassword: children.showStudentPassword,
  generateStudentPassword: children.generateStudentPassword,
  exportChild: children.exportChild,
  eraseChild: children.eraseChild,
  getUnlinkedChildren: unlinked.getUnlinkedChildren,
  linkChildAgain: unlinked.linkChildAgain,
  childPasswordViews: children.childPasswordViews,
  uploadAsset: uploads.uploadAsset,
  createSchoolAccount: educators.createSchoolAccount,
  sendAuthEmail: educators.sendAuthEmail,
  validateOtp: educators.validateOtp,
  getSchoolAccountDetails: educators.getSchoolAccountDetails,
  requestApproval: educators.requestApproval,
  dismissSchoolRemoval: educators.dismissSchoolRemoval,
  getSchool: schools.getSchool,
  setSchoolCode: schools.setSchoolCode,
  decideSchoolTeacher: schools.decideSchoolTeacher,
  removeSchoolTeacher: schools.removeSchoolTeacher,
  giveSchoolClassroom: schools.giveSchoolClassroom,
  releaseSchoolClassroom: schools.releaseSchoolClassroom,
  removeSchoolStudent: schools.removeSchoolStudent,
  removeIdleSchoolStudents: schools.removeIdleSchoolStudents,
  createClassRoom: classrooms.createClassRoom,
  getClassroomsByEducator: classrooms.getClassroomsByEducator,
  deleteClassroom: classrooms.deleteClassroom,
  archiveClassroom: classrooms.archiveClassroom,
  findSameStudents: sameStudents.findSameStudents,
  addStudentsToClassRoom: classrooms.addStudentsToClassRoom,
  undoRosterImport: classrooms.undoRosterImport,
  removeStudentfromClass: classrooms.removeStudentfromClass,
  renameStudent: classrooms.renameStudent,
  removeStudents: classrooms.removeStudents,
  getRemovedStudents: classrooms.getRemovedStudents,
  bringBackStudents: classrooms.bringBackStudents,
  moveStudents: transfers.moveStudents,
  copyStudents: transfers.copyStudents,
  undoTransfer: transfers.undoTransfer,
  getSourceClasses: transfers.getSourceClasses,
  removeIdleStudents: classrooms.removeIdleStudents,
  showRosterPasswords: classrooms.showRosterPasswords,
  renewRosterPasswords: classrooms.renewRosterPasswords,
  setClassCode: classrooms.setClassCode,
  lookUpJoinCode: classrooms.lookUpJoinCode,
  joinWithCode: classrooms.joinWithCode,
  showOwnLogin: classrooms.showOwnLogin,
  joinClassroom: classrooms.joinClassroom,
  getNextYear: nextYear.getNextYear,
  startNextYear: nextYear.startNextYear,
  addToNextYear: nextYear.addToNextYear,
  undoNextYear: nextYear.undoNextYear,
  getSchoolNextYear: nextYear.getSchoolNextYear,
  startSchoolNextYear: nextYear.startSchoolNextYear,
  undoSchoolNextYear: nextYear.undoSchoolNextYear,
  getTeam: team.getTeam,
  inviteCoTeacher: team.inviteCoTeacher,
  getInvitations: team.getInvitations,
  answerInvitation: team.answerInvitation,
  changeCoTeacher: team.changeCoTeacher,
  removeCoTeacher: team.removeCoTeacher,
  handOverClassroom: team.handOverClassroom,
  withdrawHandover: team.withdrawHandover,
  answerHandover: team.answerHandover,
  getGoogleClassrooms: sync.getGoogleClassrooms,
  getCleverClassrooms: sync.getCleverClassrooms,
  googleClassroomSync: sync.googleClassroomSync,
  previewClassroomSync: sync.previewClassroomSync,
  getClassroomSyncs: sync.getClassroomSyncs,
  undoClassroomSync: sync.undoClassroomSync,
  setNightlySync: sync.setNightlySync,
  getTwins: merges.getTwins,
  mergeStudents: merges.mergeStudents,
  unmergeStudents: merges.unmergeStudents,
  keepStudentsApart: merges.keepStudentsApart,
  sendSubmitContentEmail: plans.sendSubmitContentEmail,
  savePlan: plans.savePlan,
  getPlanDraft: plans.getPlanDraft,
  getSubmissions: plans.getSubmissions,
  getSubmission: plans.getSubmission,
  getPlanVersion: plans.getPlanVersion,
  answerPlanComment: plans.answerPlanComment,
  sendPlanAgain: plans.sendPlanAgain,
  deletePlanDraft: plans.deletePlanDraft,
  copyPlan: plans.copyPlan,
  getLibrary: library.getLibrary,
  getLibraryPlan: library.getLibraryPlan,
  keepPlan: library.keepPlan,
  getAvatarName: avatars.getAvatarName,
  saveAvatarName: avatars.saveAvatarName,
  startPlay: play.startPlay,
  redeemPlayToken: play.redeemPlayToken,
  makePlayCode: playCodes.makePlayCode,
  redeemPlayCode: playCodes.redeemPlayCode,
  getChildProgress: progress.getChildProgress,
  getClassProgress: progress.getClassProgress,
  getStudentReport: progress.getStudentReport,
  getChildFriends: friends.getChildFriends,
  answerFriendRequest: friends.answerFriendRequest,
  unblockFriend: friends.unblockFriend,
  getWeeklyMail: weeklyMail.getWeeklyMail,
  setWeeklyMail: weeklyMail.setWeeklyMail,
  readWeeklyMailLink: weeklyMail.readWeeklyMailLink,
  weeklyMailOff: weeklyMail.weeklyMailOff,
  weeklyMailOn: weeklyMail.weeklyMailOn,
  assignRow: assignments.assignRow,
  listAssignments: assignments.listAssignments,
  endAssignment: assignments.endAssignment,
  getNextSteps: nextSteps.getNextSteps,
  recordPageView: portal.recordPageView,
} as const satisfies Record<string, CallDefinition>;

export type Calls = typeof CALLS;
export type CallName = keyof Calls;
