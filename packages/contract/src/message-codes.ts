import { FIELD_MESSAGES } from './field-messages.ts';
import { TEXTS } from './texts.ts';

type MessageCode = {
  /** What people read. */
  readonly text: string;
  /** HTTP class of the event, for logs and metrics; a refusal by a rule still travels as 200. */
  readonly http: number;
};

/** Every code an answer may carry. `SSN_002` is the specification's; the rest are ours. */
export const MESSAGE_CODES = {
  /** The call succeeded. */
  GEN_000: { http: 200, text: 'OK' },
  /** Session missing, unknown, expired, revoked, or of another user than `userId` says. */
  SSN_002: { http: 401, text: 'Your session has ended. Please sign in again.' },
  /** The sign-in is too long ago for this step; the password is asked once more. */
  SSN_003: { http: 401, text: 'Please confirm your password.' },
  /** The user's role may not make this call. */
  AUZ_001: { http: 403, text: 'Your account is not allowed to do this.' },
  /** A field breaks its rule; `errors` says which and why. */
  VAL_001: { http: 400, text: 'Please check the marked fields.' },
  /** The body cannot be read (400), or is neither a form nor JSON (415). */
  VAL_003: { http: 400, text: 'The request could not be read.' },
  /** The body is larger than the call allows. */
  VAL_004: { http: 413, text: 'The request is too large.' },
  /** Too many requests; `Retry-After` says when to try again. */
  RTE_001: { http: 429, text: 'Too many tries. Please wait a little and try again.' },
  /** No such call. */
  RTE_404: { http: 404, text: 'There is no such call.' },
  /** Wrong email, username, password or account type: never says which. */
  LGN_001: { http: 401, text: 'The sign-in details are not right. Please check and try again.' },
  /** Too many failed sign-ins for this name. */
  LGN_002: { http: 429, text: 'Too many tries. Please wait a little before trying again.' },
  /** Right password, but the email is not confirmed yet. */
  LGN_003: { http: 403, text: 'Please confirm your email address first. We sent you a link.' },
  /** Right password, but the account is suspended. */
  LGN_004: { http: 403, text: 'This account is suspended. Please contact support.' },
  /** Right password, but the account rests: it was merged with another of the same student. */
  LGN_005: {
    http: 403,
    text: 'You have another login now. Please sign in with that one, or ask your teacher.',
  },
  /** The new password is not strong enough. */
  PWD_001: { http: 400, text: FIELD_MESSAGES.passwordWeak },
  /** Password and confirmation differ. */
  PWD_002: { http: 400, text: FIELD_MESSAGES.passwordsDiffer },
  /** The current password given on a change is wrong. */
  PWD_003: { http: 400, text: FIELD_MESSAGES.currentPasswordWrong },
  /** An adult's new password is one of those guessed first, or made of their own name. */
  PWD_004: { http: 400, text: FIELD_MESSAGES.passwordCommon },
  /** The reset or confirmation link is unknown, used, replaced by a newer one, or too old. */
  PWD_005: { http: 400, text: 'This link is no longer valid. Please ask for a new one.' },
  /** A student must choose a new password before anything else. */
  PWD_006: { http: 403, text: 'Please change your password first.' },
  /** The account was created by a school's sign-in and has no password that could be replaced. */
  PWD_007: {
    http: 409,
    text: 'Your account has no password yet. Sign out and click Forgot password to choose one.',
  },
  /** Another account has this email. */
  EML_001: { http: 409, text: FIELD_MESSAGES.emailTaken },
  /** Another student has this username. */
  USN_001: { http: 409, text: 'This username is taken. Please try another.' },
  /** The adult check is not done yet. */
  AGE_001: { http: 403, text: 'Please finish the adult check first.' },
  /** The card provider did not confirm the card. */
  AGE_002: { http: 402, text: 'Your card could not be verified.' },
  /** Too many adult checks started. */
  AGE_003: { http: 429, text: 'Too many card checks. Please try again later.' },
  /** The adult check was done before. */
  AGE_004: { http: 409, text: 'Your adult check is already done.' },
  /** The card is fine, but prepaid: anybody can buy one, so it proves no adult. */
  AGE_005: {
    http: 402,
    text: 'This is a prepaid card, which cannot show that you are an adult. Please use a credit card, or a debit card of your bank.',
  },
  /** No such child, or not one of the actor's. */
  CHD_001: { http: 404, text: 'This child account was not found.' },
  /** A child account with this username exists already. */
  CHD_002: { http: 409, text: TEXTS.childExists },
  /** The parent has not consented to this use. */
  CHD_003: { http: 403, text: 'A parent needs to allow this first.' },
  /** The child signs in through the school and has no password here. */
  CHD_004: { http: 409, text: 'This child signs in through school and has no password here.' },
  /** The field cannot be changed by this user. */
  CHD_005: { http: 403, text: 'This field cannot be changed.' },
  /** The parent has as many children as one account can have. */
  CHD_006: { http: 409, text: 'You have linked 30 children, the most one account can have.' },
  /** The parent unlinked the child with this username a short time ago, and can link it again. */
  CHD_007: {
    http: 409,
    text: 'You unlinked the child with this username. You can link it again on My Children.',
  },
  /** The educator waits for approval. */
  EDU_001: { http: 403, text: 'Your account is waiting for approval.' },
  /** The educator has not configured the account yet. */
  EDU_002: { http: 403, text: 'Please finish setting up your account first.' },
  /** Nobody waits for this decision: it was taken before, or never asked for. */
  EDU_003: { http: 409, text: 'This educator is not waiting for a decision.' },
  /** The school has not said yes yet to a teacher who entered its staff code. */
  EDU_004: { http: 403, text: 'Your school has to let you in first.' },
  /** The approval is older than five minutes, or there is none (operators only). */
  EDU_005: { http: 409, text: 'This approval was already undone, or its five minutes are over.' },
  /** Unknown or revoked school code. */
  SCH_001: { http: 404, text: 'This school code is not valid.' },
  /** All seats of the school code are taken. */
  SCH_002: { http: 409, text: 'All seats of this school code are taken.' },
  /** No such school, or not one the actor looks after. */
  SCH_003: { http: 404, text: 'This school was not found.' },
  /** Nobody waits for this decision about a school. */
  SCH_004: { http: 409, text: 'This school is not waiting for a decision.' },
  /** A mail provider's domain: an address there says nothing about where somebody works. */
  SCH_005: {
    http: 400,
    text: 'Anybody can get an address there, so it cannot vouch for teachers.',
  },
  /** The teacher is not on this school's license. */
  SCH_006: { http: 404, text: 'This teacher is not on your school license.' },
  /** The code was withdrawn, or never made. */
  SCH_007: { http: 409, text: 'This school has no code at the moment.' },
  /** The school's account is suspended: nothing is taken on. */
  SCH_008: { http: 403, text: 'The account of your school is suspended. Please ask your school.' },
  /** Nobody waits for this school's yes under this id: decided, taken back, or never asked. */
  SCH_009: { http: 404, text: 'This teacher is not waiting for your school.' },
  /** The administrator holds the classroom for somebody; off the license nobody could open it. */
  SCH_010: { http: 409, text: 'Please give this classroom to a teacher first.' },
  /** Another school has this email domain (operators only). */
  SCH_011: { http: 409, text: 'This email domain belongs to another school.' },
  /** Another school has this Clever district or issuer (command line only). */
  SCH_012: { http: 409, text: 'This sign-in belongs to another school.' },
  /** No such account (operators only). */
  ACC_001: { http: 404, text: 'There is no such account.' },
  /** The account is not in the state the step starts from (operators only). */
  ACC_002: { http: 409, text: 'This account is not in the right state for that.' },
  /** An operator's set-up link is unknown, used or too old. */
  OPS_001: { http: 404, text: 'This set-up link is no longer valid. Please ask for a new one.' },
  /** No letter of this kind waits for an operator any more (operators only). */
  OPS_002: {
    http: 409,
    text: 'There are no such letters anymore. Somebody may have been faster.',
  },
  /** The operator does not have to wait to sign in (operators only). */
  OPS_003: { http: 409, text: 'This operator does not have to wait.' },
  /** No such classroom, or not one of the actor's. */
  CLS_001: { http: 404, text: 'Requested classroom does not exist.' },
  /** The classroom is full. */
  CLS_002: { http: 409, text: 'Max no. of Students exceeded' },
  /** The new capacity is below the number of students already there. */
  CLS_003: {
    http: 409,
    text: 'Max no. of students count does not allow less than existing students count',
  },
  /** The field comes from the synced classroom and is locked. */
  CLS_004: { http: 409, text: 'This field comes from the synced classroom.' },
  /** Somebody else changed the classroom in the meantime. */
  CLS_006: { http: 409, text: 'This classroom was changed elsewhere. Please look at it again.' },
  /** The import is not the last one, too old, or undone already. */
  CLS_007: { http: 409, text: 'This import can no longer be undone.' },
  /** No classroom or school is open to this code: wrong, switched off, renewed or used up. */
  CLS_008: {
    http: 404,
    text: 'We do not know this code. Please look at it again, or ask the teacher.',
  },
  /** An archived classroom takes nobody in. */
  CLS_009: { http: 409, text: 'This classroom is archived. Please restore it first.' },
  /** More joined by this code in an hour than one class or school would. */
  CLS_010: { http: 429, text: 'This code is very busy. Please ask your teacher.' },
  /** Somebody cannot be invited to their own classroom, or is there already. */
  TEA_001: { http: 409, text: 'This person teaches the classroom already.' },
  /** The person was invited before and has not answered. */
  TEA_002: { http: 409, text: 'This person is already invited.' },
  /** No such co-teacher or invitation, or not one of the actor's. */
  TEA_003: { http: 404, text: 'This invitation or teacher was not found.' },
  /** The classroom is a school's, and the person is not at that school. */
  TEA_004: {
    http: 403,
    text: 'Only teachers of the school this classroom belongs to can teach it.',
  },
  /** A classroom is offered to one co-teacher at a time. */
  TEA_005: { http: 409, text: 'You have offered this classroom already. Take that back first.' },
  /** The offer of a classroom was answered, taken back, or ended by what happened meanwhile. */
  TEA_006: { http: 404, text: 'This offer is no longer open.' },
  /** The token for the game is unknown, used or too old. */
  PLY_001: { http: 401, text: 'Please go back to Wonderfield and press Play again.' },
  /** The parent left the subject out, or there is nothing to deal there. */
  PLY_002: { http: 403, text: 'This place is resting. Please choose another one.' },
  /** The minutes a parent allows in a day are over. */
  PLY_003: { http: 403, text: 'That was your time for today. Your field is here tomorrow.' },
  /** The row is not this player's, or was never dealt with such a task. */
  PLY_004: { http: 409, text: 'This row is not yours. Please start a new one.' },
  /** No such assigned row here: taken back, over, done, or never this class's or student's. */
  ASG_001: { http: 404, text: 'This row is not assigned anymore.' },
  /** A class has as many open assigned rows as it can. */
  ASG_002: { http: 409, text: 'This class has ten assigned rows. Please take one back first.' },
  /** The code for the downloaded game is unknown, used or too old. */
  PLY_010: { http: 401, text: 'This code does not open the game. Please get a new one.' },
  /** One of the two, or somebody who looks after them, does not want it; or there is nobody. */
  FRD_001: { http: 403, text: 'You cannot visit this field right now.' },
  /** Grown-ups look around by themselves. */
  FRD_002: { http: 403, text: 'Only students can visit one another.' },
  /** A rule rejects the typed sentence as a whole. */
  FRD_003: {
    http: 400,
    text: 'Please say it another way, without names, numbers, places or unkind words.',
  },
  /** One of the two uses ready-made phrases. */
  FRD_004: { http: 403, text: 'Please choose one of the phrases.' },
  /** Another operator was quicker. */
  FRD_005: { http: 409, text: 'This report is decided already.' },
  /** A typed word is not one of those that children can send. */
  FRD_006: { http: 400, text: 'I don’t know that word yet. Please try another one.' },
  /** So many sentences were rejected that typing is over for now. */
  FRD_007: { http: 403, text: 'Let’s use the phrases for now.' },
  /** The student is not in this classroom. */
  STU_001: { http: 404, text: 'This student is not in the classroom.' },
  /** The student is in this classroom already. */
  STU_002: { http: 409, text: 'This student is already in the classroom.' },
  /** Wrong one-time code. */
  OTP_001: { http: 400, text: 'This code is not right. Please try again.' },
  /** The one-time code expired or was used. */
  OTP_002: { http: 400, text: 'This code is no longer valid. Please ask for a new one.' },
  /** Too many wrong one-time codes. */
  OTP_003: { http: 429, text: 'Too many wrong codes. Please ask for a new one.' },
  /** Too many one-time codes asked for. */
  OTP_004: { http: 429, text: 'Too many codes were sent. Please try again later.' },
  /** Codes cannot be sent to this number. */
  OTP_005: { http: 400, text: 'We cannot send codes to this number.' },
  /** The Google or Clever account is not connected. */
  EXT_001: { http: 409, text: 'Please connect your {service} account first.' },
  /** Another service does not answer. */
  EXT_002: { http: 503, text: '{service} is not answering. Please try again.' },
  /** The educator teaches no such class at the other service. */
  EXT_003: { http: 404, text: 'This class was not found in {service}.' },
  /** The permission was withdrawn at the other service. */
  EXT_004: { http: 409, text: 'Please allow access in {service} again.' },
  /** The other service counts too many requests; `Retry-After` says when to try again. */
  EXT_005: { http: 429, text: '{service} asks us to wait. Please try again in {wait}.' },
  /** The other service does not let the educator read this class, but others. */
  EXT_006: {
    http: 403,
    text: '{service} does not let you read this class. Your other classes are not affected.',
  },
  /** Our app or project at the other service is not set up as it has to be; operators see why. */
  EXT_007: {
    http: 503,
    text: '{service} cannot be read because of a setting on our side. Our team has been told.',
  },
  /** The school's administrator has turned the other service off for the educator. */
  EXT_008: {
    http: 403,
    text: '{service} is turned off for your account. Your school’s administrator can turn it on.',
  },
  /** Somebody of the other class may be on the roster already, and nobody has said so. */
  SYN_001: {
    http: 409,
    text: 'Some students may be in this class already. Please say who is the same.',
  },
  /** A quarter of the class or more would leave, and nobody has confirmed how many. */
  SYN_002: {
    http: 409,
    text: 'Many students would leave this class. Please look at them and confirm.',
  },
  /** The class is not any more what the preview showed. */
  SYN_003: { http: 409, text: 'The class changed. We read it again.' },
  /** The sync is not the last one, too old, or undone already. */
  SYN_004: { http: 409, text: 'This sync can no longer be undone.' },
  /** A student cannot be merged with themselves, or be two of one. */
  MRG_001: { http: 409, text: 'Please choose two different students.' },
  /** The account that would rest is a family's. */
  MRG_002: {
    http: 409,
    text: 'A family looks after this login, so it has to stay. Please keep this one.',
  },
  /** A classroom would change that the educator may not open, or another school's student would rest. */
  MRG_003: {
    http: 409,
    text: 'Another teacher has this student in a class, too. Please talk to them first.',
  },
  /** One of the two accounts is suspended by an operator. */
  MRG_004: { http: 409, text: 'One of these accounts is suspended. Please contact support.' },
  /** The merge is not of this classroom, too old, or undone already. */
  MRG_005: { http: 409, text: 'This merge can no longer be undone.' },
  /** The account that stayed was merged once more since. */
  MRG_006: {
    http: 409,
    text: 'This student has been merged again since then. Please undo the newer merge first.',
  },
  /** The plan is somebody else's, or there is none. */
  PLN_001: { http: 404, text: 'We could not find this plan.' },
  /** The plan was changed in another window or on another device since it was read. */
  PLN_002: { http: 409, text: 'This plan was changed in another window. Please look at it again.' },
  /** Not in this state: sent, decided, published. */
  PLN_003: { http: 409, text: 'This plan cannot be changed right now.' },
  /** A comment of the reviewer has neither a change nor a reply. */
  PLN_004: { http: 409, text: 'Please answer every comment first.' },
  /** As many drafts as anybody writes at once. */
  PLN_005: { http: 409, text: 'You have many drafts already. Please finish or delete one first.' },
  /** Something is missing in what is sent again. */
  PLN_006: { http: 400, text: 'Please fill in every field first.' },
  /** Not in the library: never published, or taken out. */
  PLN_007: { http: 404, text: 'This plan is not in the library.' },
  /** Another reviewer holds the plan. */
  PLN_008: { http: 409, text: 'Somebody else is reviewing this plan.' },
  /** There is a newer version, or it was decided in the meantime. */
  PLN_009: { http: 409, text: 'This plan has changed. Please look at it again.' },
  /** Accepting with comments the author has not seen, or asking for changes without any. */
  PLN_010: { http: 409, text: 'This decision does not fit the comments.' },
  /** Money that is paid or canceled stays so. */
  PLN_011: { http: 409, text: 'This entry can no longer be changed.' },
  /** Nothing of a suspended author is published. */
  PLN_012: { http: 409, text: 'The author’s account is suspended.' },
  /** The link of a weekly mail is broken, too old, or about a child that is not theirs anymore. */
  WKM_001: {
    http: 400,
    text: 'This link is no longer valid. You can turn weekly mail off on the progress page of your child.',
  },
  /** Single sign-on failed: foreign, replayed, too old, or not believed. */
  SSO_001: { http: 401, text: 'Sign-in did not work. Please try again.' },
  /** The login is somebody else's, or the account has another login of that service. */
  SSO_002: {
    http: 409,
    text: 'One of the two is already linked to another account. Please sign in the way you did before.',
  },
  /** Single sign-on is not for this kind of account. */
  SSO_003: { http: 403, text: 'This way of signing in is not available for your account.' },
  /** The person pressed Cancel at the other service. */
  SSO_004: { http: 401, text: 'You did not finish signing in. Nothing has changed.' },
  /** The school's administrator has not allowed us for this account. */
  SSO_005: {
    http: 403,
    text: 'Your school has not allowed Wonderfield for this account yet. Please tell your teacher or your school’s IT team.',
  },
  /** An account that opens with its own login only: a family's child, or another teacher's student. */
  SSO_006: { http: 403, text: 'Please sign in with your own username and password.' },
  /** The account has no password, and the login to disconnect is the last one that opens it. */
  SSO_007: {
    http: 409,
    text: 'This is the only way to sign in to your account. Choose a password first: sign out and click Forgot password.',
  },
  /** The external service identified the person with an id of no characters or of more than 255. */
  SSO_008: {
    http: 403,
    text: 'Your school’s sign-in sent an account ID that we cannot use. Please tell your school’s IT team.',
  },
  /** No teacher has synced a section with this student, or none that adds new students automatically. */
  SSO_009: {
    http: 404,
    text: 'We did not find your class. Please ask your teacher to add you, then sign in again.',
  },
  /** The link of an external login ended in the meantime, or belongs to another student. */
  SSO_010: { http: 404, text: 'This login is no longer linked.' },
  /** Not a picture we take. */
  AST_001: { http: 400, text: FIELD_MESSAGES.imageTypeWrong },
  /** The picture is too large. */
  AST_002: { http: 413, text: FIELD_MESSAGES.imageTooLarge },
  /** The picture cannot be read, or has too many pixels. */
  AST_003: { http: 400, text: 'This picture could not be read. Please try another.' },
  /** Too many pictures in a short time. */
  AST_004: { http: 429, text: 'Too many pictures. Please try again later.' },
  /** Avatar name too short or too long. */
  AVN_001: { http: 400, text: FIELD_MESSAGES.avatarNameTooShort },
  /** Avatar name with special characters. */
  AVN_002: { http: 400, text: 'Please use letters and numbers only' },
  /** Avatar name with a part of the real name. */
  AVN_003: { http: 400, text: 'Please do not use your real name' },
  /** Avatar name with an unkind word. */
  AVN_004: { http: 400, text: 'Please choose another name' },
  /** A student plays with a named avatar. */
  AVN_005: { http: 403, text: 'Please name your avatar first.' },
  /** An idempotency key came back with another body, or what it made can no longer be told. */
  IDM_001: { http: 409, text: 'This request was sent before with other contents.' },
  /** A bug on our side; the request id in the log tells more. */
  SYS_001: { http: 500, text: TEXTS.somethingWrong },
  /** The database or another part we stand on is away. */
  SYS_002: { http: 503, text: TEXTS.somethingWrong },
  /** The service is busy; `Retry-After` says when to try again. */
  SYS_503: { http: 503, text: 'We are very busy. Please try again in a moment.' },
} as const satisfies Record<string, MessageCode>;

export type Code = keyof typeof MESSAGE_CODES;
/** Codes a rule or a use case may refuse with. */
export type ErrorCode = Exclude<Code, 'GEN_000' | 'SYS_001'>;
/** Codes whose text names a service. */
export type ServiceCode = {
  [Each in Code]: (typeof MESSAGE_CODES)[Each]['text'] extends `${string}{service}${string}`
    ? Each
    : never;
}[Code];
/** Codes whose text is always the same. */
export type PlainErrorCode = Exclude<ErrorCode, ServiceCode>;
