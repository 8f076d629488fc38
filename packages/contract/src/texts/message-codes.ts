import { FIELD_MESSAGES } from './field-messages.ts';
import { TEXTS } from './texts.ts';

type MessageCode = {
  /** Text shown to users. */
  readonly text: string;
  /**
   * HTTP class of the event, for logs and metrics. A domain error is still sent with status 200.
   */
  readonly http: number;
};

/** All message codes of responses. */
export const MESSAGE_CODES = {
  GEN_000: { http: 200, text: 'OK' },
  /**
   * The session is missing, unknown, expired or revoked, or belongs to another user than `userId`.
   */
  SSN_002: { http: 401, text: 'Your session has ended. Please sign in again.' },
  /** The sign-in is too old for this step, so the password is needed again. */
  SSN_003: { http: 401, text: 'Please confirm your password.' },
  /** The user's role may not make this call. */
  AUZ_001: { http: 403, text: 'Your account is not allowed to do this.' },
  /** A card, pictures or help open the game, but no account settings. */
  AUZ_002: { http: 403, text: 'Please sign in with your password to do this.' },
  /** A field is invalid. `errors` names the field and the reason. */
  VAL_001: { http: 400, text: 'Please check the marked fields.' },
  /** The body cannot be parsed (400), or is neither a form nor JSON (415). */
  VAL_003: { http: 400, text: 'The request could not be read.' },
  /** The body is larger than the call allows. */
  VAL_004: { http: 413, text: 'The request is too large.' },
  /** Too many requests. `Retry-After` tells when to try again. */
  RTE_001: { http: 429, text: 'Too many tries. Please wait a little and try again.' },
  RTE_404: { http: 404, text: 'There is no such call.' },
  /** Wrong email, username, password or account type. The response does not tell which. */
  LGN_001: { http: 401, text: 'The sign-in details are not right. Please check and try again.' },
  /** Too many failed sign-ins for this name. */
  LGN_002: { http: 429, text: 'Too many tries. Please wait a little before trying again.' },
  /** Right password, but the email is not confirmed yet. */
  LGN_003: { http: 403, text: 'Please confirm your email address first. We sent you a link.' },
  /** Right password, but the account is suspended. */
  LGN_004: { http: 403, text: 'This account is suspended. Please contact support.' },
  /**
   * Right password, but the account is inactive because it was merged with another of the same
   * student.
   */
  LGN_005: {
    http: 403,
    text: 'You have another login now. Please sign in with that one, or ask your teacher.',
  },
  /** Unknown card. */
  LGN_006: { http: 401, text: 'This card is not from Wonderfield. Please ask for a new one.' },
  /** The card was replaced or revoked, or its code was used or has expired. */
  LGN_007: { http: 401, text: 'This card no longer works. Please ask for a new one.' },
  /** The card works only while the class is open. */
  LGN_008: { http: 403, text: 'This card works when your teacher opens the class.' },
  /** Wrong pictures, or a student who signs in another way. The response does not tell which. */
  LGN_009: { http: 401, text: 'Not quite. Please try again.' },
  /** Too many wrong pictures. An adult can let the student in. */
  LGN_010: { http: 429, text: 'Please ask a grown-up to help you sign in.' },
  /** The new password is not strong enough. */
  PWD_001: { http: 400, text: FIELD_MESSAGES.passwordWeak },
  /** Password and confirmation differ. */
  PWD_002: { http: 400, text: FIELD_MESSAGES.passwordsDiffer },
  /** The current password is wrong. */
  PWD_003: { http: 400, text: FIELD_MESSAGES.currentPasswordWrong },
  /** An adult's new password is easy to guess or contains the user's name. */
  PWD_004: { http: 400, text: FIELD_MESSAGES.passwordCommon },
  /** The reset or confirmation link is unknown, used, expired or replaced by a newer one. */
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
  AGE_002: {
    http: 402,
    text: 'Your card could not be verified. Please check it or use another card.',
  },
  AGE_003: { http: 429, text: 'Too many card checks. Please try again later.' },
  /** The adult check is already done. */
  AGE_004: { http: 409, text: 'Your adult check is already done.' },
  /** The card is prepaid. Anyone can buy one, so it does not verify an adult. */
  AGE_005: {
    http: 402,
    text: 'A prepaid card cannot confirm that you are an adult. Please use a credit card or your bank’s debit card.',
  },
  /** The child does not exist or is not the caller's. */
  CHD_001: { http: 404, text: 'This child account was not found.' },
  /** A child account with this username exists already. */
  CHD_002: { http: 409, text: TEXTS.childExists },
  /** The parent has not consented to this use. */
  CHD_003: { http: 403, text: 'A parent needs to allow this first.' },
  /** The child signs in through the school and has no password here. */
  CHD_004: { http: 409, text: 'This child signs in through school and has no password here.' },
  /** The field cannot be changed by this user. */
  CHD_005: { http: 403, text: 'This field cannot be changed.' },
  /** The parent has the maximum number of children. */
  CHD_006: { http: 409, text: 'You have linked 30 children, the maximum for one account.' },
  /** The parent unlinked the child with this username recently and can link it again. */
  CHD_007: {
    http: 409,
    text: 'You unlinked the child with this username. You can link them again on My Children.',
  },
  /** The student chose the password, so no other user can see it. */
  CHD_008: {
    http: 409,
    text: 'The student chose this password. Only the student knows it. You can make a new one.',
  },
  /** The method of the student is `own`, so there are no cards and no pictures. */
  CHD_009: {
    http: 409,
    text: 'This student has the method “Own password”. Please change the method first.',
  },
  /** The educator waits for approval. */
  EDU_001: { http: 403, text: 'Your account is waiting for approval.' },
  /** The educator has not configured the account yet. */
  EDU_002: { http: 403, text: 'Please finish setting up your account first.' },
  /** No decision is pending. It was made before, or never requested. */
  EDU_003: { http: 409, text: 'This educator is not waiting for a decision.' },
  /** The school has not yet approved a teacher who entered its staff code. */
  EDU_004: { http: 403, text: 'Your school needs to approve you first.' },
  /** The approval is older than five minutes or does not exist (operators only). */
  EDU_005: { http: 409, text: 'This approval was already undone, or its five minutes are over.' },
  /** Unknown or revoked school code. */
  SCH_001: {
    http: 404,
    text: 'This school code is not valid. Please check it, or ask your school.',
  },
  /** All seats of the school code are taken. */
  SCH_002: {
    http: 409,
    text: 'Your school’s license has no free seats. The administrator can request more.',
  },
  /** The school does not exist or the caller does not manage it. */
  SCH_003: { http: 404, text: 'This school was not found.' },
  /** No decision about the school is pending. */
  SCH_004: { http: 409, text: 'This school is not waiting for a decision.' },
  /** The domain belongs to a public mail provider, so it does not identify a school. */
  SCH_005: {
    http: 400,
    text: 'Anyone can get an address at this domain, so it cannot confirm teachers.',
  },
  /** The teacher is not on this school's license. */
  SCH_006: { http: 404, text: 'This teacher is not on your school license.' },
  /** The code was withdrawn or never created. */
  SCH_007: { http: 409, text: 'This school has no code right now.' },
  /** The school's account is suspended, so it cannot accept anything new. */
  SCH_008: { http: 403, text: 'The account of your school is suspended. Please ask your school.' },
  /** No join request is pending under this id. It was decided, withdrawn or never made. */
  SCH_009: { http: 404, text: 'This teacher is not waiting for your school.' },
  /**
   * The administrator owns the classroom temporarily. Off the license, no teacher could open it.
   */
  SCH_010: { http: 409, text: 'Please give this classroom to a teacher first.' },
  /** Another school has this email domain (operators only). */
  SCH_011: { http: 409, text: 'This email domain belongs to another school.' },
  /** Another school has this Clever district or issuer (command line only). */
  SCH_012: { http: 409, text: 'This sign-in belongs to another school.' },
  /** The account does not exist (operators only). */
  ACC_001: { http: 404, text: 'This account does not exist.' },
  /** The account is in the wrong state for this step (operators only). */
  ACC_002: { http: 409, text: 'This is not possible in the current state of the account.' },
  /** The operator's set-up link is unknown, used or expired. */
  OPS_001: { http: 404, text: 'This set-up link is no longer valid. Please ask for a new one.' },
  /** No email of this kind is waiting for an operator (operators only). */
  OPS_002: {
    http: 409,
    text: 'These emails are no longer in the queue. Another operator may have handled them.',
  },
  /** The operator does not have to wait to sign in (operators only). */
  OPS_003: { http: 409, text: 'This operator does not have to wait.' },
  /** The classroom does not exist or is not the caller's. */
  CLS_001: { http: 404, text: 'Requested classroom does not exist.' },
  /** The classroom is full. */
  CLS_002: { http: 409, text: 'Max no. of Students exceeded' },
  /** The new capacity is below the number of enrolled students. */
  CLS_003: {
    http: 409,
    text: 'Max no. of students count does not allow less than existing students count',
  },
  /** The field comes from the synced classroom and is locked. */
  CLS_004: { http: 409, text: 'This field comes from the synced classroom.' },
  /** Another user changed the classroom since it was read. */
  CLS_006: { http: 409, text: 'This classroom was changed elsewhere. Please check it again.' },
  /** The import is not the last one, is too old or was undone. */
  CLS_007: { http: 409, text: 'This import can no longer be undone.' },
  /** The code opens no classroom or school. It is wrong, off, renewed or used up. */
  CLS_008: {
    http: 404,
    text: 'We do not know this code. Please check it again, or ask the teacher.',
  },
  /** An archived classroom accepts no students. */
  CLS_009: { http: 409, text: 'This classroom is archived. Please restore it first.' },
  /** More students joined by this code within an hour than one class or school has. */
  CLS_010: { http: 429, text: 'This code is very busy. Please ask your teacher.' },
  /** The class is not open for sign-ins on devices in the room. */
  CLS_011: { http: 409, text: 'The class is closed. Please ask your teacher.' },
  /** The end is in the past or too far away. */
  CLS_012: { http: 400, text: 'Please choose an end within the next 8 hours.' },
  /** The hand was lowered, or the class was closed. */
  HND_001: { http: 409, text: 'This hand is no longer up.' },
  /** The next school year of the class has started, maybe by another adult or in another tab. */
  YER_001: { http: 409, text: 'The next school year of this class has already started.' },
  /** The new school year started more than 30 days ago. */
  YER_002: { http: 409, text: 'Too old to undo. A new school year can be undone for 30 days.' },
  /** The next school year has not started, or was undone. */
  YER_003: { http: 409, text: 'This new school year was undone or has not started yet.' },
  /** The new class belongs to another teacher, is archived or has a new school year itself. */
  YER_004: {
    http: 409,
    text: 'The new class has another owner, is archived or has moved on, so this cannot be undone.',
  },
  /** The old class would have more students than a class can have. */
  YER_005: {
    http: 409,
    text: 'The old class would have too many students. Please remove some from the new class first.',
  },
  /** The invited person owns the classroom or already teaches it. */
  TEA_001: { http: 409, text: 'This person already teaches the classroom.' },
  /** The person has a pending invitation. */
  TEA_002: { http: 409, text: 'This person is already invited.' },
  /** The co-teacher or invitation does not exist or is not the caller's. */
  TEA_003: { http: 404, text: 'This invitation or teacher was not found.' },
  /** The classroom belongs to a school, and the person is not at that school. */
  TEA_004: {
    http: 403,
    text: 'Only teachers of the school this classroom belongs to can teach it.',
  },
  /** A classroom can be offered to only one co-teacher at a time. */
  TEA_005: {
    http: 409,
    text: 'You have already offered this classroom. Withdraw that offer first.',
  },
  /** The offer of the classroom was answered or withdrawn, or ended for another reason. */
  TEA_006: { http: 404, text: 'This offer is no longer open.' },
  /** The game token is unknown, used or expired. */
  PLY_001: { http: 401, text: 'Please go back to Wonderfield and press Play Now again.' },
  /** The parent excluded the subject, or it has no questions to deal. */
  PLY_002: { http: 403, text: 'This place is resting. Please choose another one.' },
  /** The daily minutes set by a parent are used up. */
  PLY_003: { http: 403, text: 'That was your time for today. Your field is here tomorrow.' },
  /** The row does not belong to this player or has no such question. */
  PLY_004: { http: 409, text: 'This row is not yours. Please start a new one.' },
  /**
   * The assigned row does not exist. It was withdrawn, is over or done, or belongs to another class
   * or student.
   */
  ASG_001: { http: 404, text: 'This row is no longer assigned.' },
  /** The class has the maximum number of open assigned rows. */
  ASG_002: { http: 409, text: 'This class has ten assigned rows. Please withdraw one first.' },
  /** No skill has this id. */
  SKL_001: { http: 404, text: 'This skill was not found.' },
  /** A player or a responsible adult does not allow the visit, or the player does not exist. */
  FRD_001: { http: 403, text: 'You cannot visit this field right now.' },
  /** Adults cannot visit or be visited. */
  FRD_002: { http: 403, text: 'Only students can visit one another.' },
  /** The filter rejects the typed sentence. */
  FRD_003: {
    http: 400,
    text: 'Please say it another way, without names, numbers, places or unkind words.',
  },
  /** One of the two players can use only ready-made phrases. */
  FRD_004: { http: 403, text: 'Please choose one of the phrases.' },
  /** Another operator already decided the report. */
  FRD_005: { http: 409, text: 'This report is already decided.' },
  /** A typed word is not on the list of allowed words. */
  FRD_006: { http: 400, text: 'I don’t know that word yet. Please try another one.' },
  /** Too many sentences were rejected, so typing is blocked for now. */
  FRD_007: { http: 403, text: 'Let’s use the phrases for now.' },
  /** The student is not in this classroom. */
  STU_001: { http: 404, text: 'This student is not in the classroom.' },
  /** The student is already in this classroom. */
  STU_002: { http: 409, text: 'This student is already in the classroom.' },
  /** The student was removed too long ago, is in the classroom again, or the account ended. */
  STU_003: { http: 409, text: 'This student can no longer be brought back.' },
  /** The name comes from the synced class. */
  STU_004: { http: 409, text: 'The name comes from the synced class. Change it there and sync.' },
  /** A family or another school manages the student. */
  STU_005: {
    http: 409,
    text: 'Another adult manages this student, so you cannot change the name.',
  },
  /** Another teacher changed the name since it was read. */
  STU_006: { http: 409, text: 'Another teacher changed this name. Please check it again.' },
  /** The student is in none of the caller's classrooms, nor at the school of the classroom. */
  STU_007: { http: 404, text: 'This student is in none of your classes.' },
  /** The account is suspended or was merged, so it cannot be enrolled. */
  STU_008: { http: 409, text: 'This account is suspended or was merged. It cannot be enrolled.' },
  /** A family, another school or another teacher manages the student and has to join by code. */
  STU_009: {
    http: 409,
    text: 'Another adult manages this student. They can join with the class code.',
  },
  /** A student of a synced class cannot be moved, because the next sync would enroll them again. */
  STU_010: {
    http: 409,
    text: 'A student comes from the synced class. Move the student there and sync.',
  },
  /** After the move no class would manage the student's login. */
  STU_011: {
    http: 409,
    text: 'A student’s login cannot be managed in that class. Copy the student instead.',
  },
  /** Others changed the students since, or the change is more than a day old. */
  STU_012: { http: 409, text: 'Others changed this since. It can no longer be undone.' },
  /** A student that the caller can see has this name, and the caller has not decided. */
  STU_013: {
    http: 409,
    text: 'A student with this name has a login already. Please choose if it is the same student.',
  },
  /** Wrong one-time code. */
  OTP_001: { http: 400, text: 'This code is not right. Please try again.' },
  /** The one-time code expired or was used. */
  OTP_002: { http: 400, text: 'This code is no longer valid. Please ask for a new one.' },
  /** Too many wrong one-time codes. */
  OTP_003: { http: 429, text: 'Too many wrong codes. Please ask for a new one.' },
  /** Too many one-time codes were requested. */
  OTP_004: { http: 429, text: 'Too many codes were sent. Please try again later.' },
  /** Codes cannot be sent to this number. */
  OTP_005: { http: 400, text: 'We cannot send codes to this number.' },
  /** The Google or Clever account is not connected. */
  EXT_001: { http: 409, text: 'Please connect your {service} account first.' },
  /** Another service does not respond. */
  EXT_002: { http: 503, text: '{service} is not responding. Please try again.' },
  /** The educator does not teach this class at the other service. */
  EXT_003: { http: 404, text: 'This class was not found in {service}.' },
  /** The permission was revoked at the other service. */
  EXT_004: { http: 409, text: 'Please allow access in {service} again.' },
  /** The other service limits our requests. `Retry-After` tells when to try again. */
  EXT_005: { http: 429, text: '{service} is limiting our requests. Please try again in {wait}.' },
  /** The other service denies access to this class only. */
  EXT_006: {
    http: 403,
    text: '{service} does not give you access to this class. Your other classes are not affected.',
  },
  /** Our app or project at the other service is misconfigured. Operators see the reason. */
  EXT_007: {
    http: 503,
    text: '{service} is unavailable because of a setting on our side. Our team has been notified.',
  },
  /** The school's administrator has turned the other service off for the educator. */
  EXT_008: {
    http: 403,
    text: '{service} is turned off for your account. Your school’s administrator can turn it on.',
  },
  /**
   * A student of the external class may already be on the roster, and the educator has not decided.
   */
  SYN_001: {
    http: 409,
    text: 'Some students may already be in this class. Please resolve the duplicates.',
  },
  /** At least a quarter of the class would leave, and the educator has not confirmed the number. */
  SYN_002: {
    http: 409,
    text: 'Many students would leave this class. Please check and confirm.',
  },
  /** The class changed since the preview. */
  SYN_003: { http: 409, text: 'The class changed. We loaded it again.' },
  /** The sync is not the last one, is too old or was undone. */
  SYN_004: { http: 409, text: 'This sync can no longer be undone.' },
  /** A student cannot be merged with the same account. */
  MRG_001: { http: 409, text: 'Please choose two different students.' },
  /** The account to deactivate belongs to a family. */
  MRG_002: {
    http: 409,
    text: 'A family manages this login, so it has to stay. Please keep this one.',
  },
  /**
   * The merge would change a classroom the educator cannot open, or deactivate another school's
   * student.
   */
  MRG_003: {
    http: 409,
    text: 'Another teacher also has this student in a class. Please talk to them first.',
  },
  /** An operator suspended one of the two accounts. */
  MRG_004: { http: 409, text: 'One of these accounts is suspended. Please contact support.' },
  /** The merge belongs to another classroom, is too old or was undone. */
  MRG_005: { http: 409, text: 'This merge can no longer be undone.' },
  /** The kept account was merged again later. */
  MRG_006: {
    http: 409,
    text: 'This student was merged again. Please undo the newer merge first.',
  },
  /** The plan does not exist or belongs to another author. */
  PLN_001: { http: 404, text: 'We could not find this plan.' },
  /** The plan was changed in another tab or on another device since it was read. */
  PLN_002: { http: 409, text: 'This plan was changed in another window. Please check it again.' },
  /** The plan cannot be changed in this state: sent, decided or published. */
  PLN_003: { http: 409, text: 'This plan cannot be changed right now.' },
  /** A reviewer's comment has neither a change nor a reply. */
  PLN_004: { http: 409, text: 'Please answer every comment first.' },
  /** The author has the maximum number of drafts. */
  PLN_005: { http: 409, text: 'You already have many drafts. Please finish or delete one first.' },
  /** A field of the resubmitted plan is missing. */
  PLN_006: { http: 400, text: 'Please fill in every field first.' },
  /** The plan is not in the library. It was never published, or removed. */
  PLN_007: { http: 404, text: 'This plan is not in the library.' },
  /** Another reviewer has claimed the plan. */
  PLN_008: { http: 409, text: 'Another reviewer has claimed this plan.' },
  /** There is a newer version, or the plan was already decided. */
  PLN_009: { http: 409, text: 'This plan has changed. Please check it again.' },
  /**
   * The plan cannot be accepted with comments the author has not seen, or returned without
   * comments.
   */
  PLN_010: {
    http: 409,
    text: 'To accept, remove your comments. To ask for changes, add a comment.',
  },
  /** A royalty that is paid or canceled cannot change. */
  PLN_011: { http: 409, text: 'This entry can no longer be changed.' },
  /** Plans of a suspended author cannot be published. */
  PLN_012: {
    http: 409,
    text: 'The author’s account is suspended, so the plan cannot be published.',
  },
  /** The link of a weekly mail is broken or expired, or the child is no longer the parent's. */
  WKM_001: {
    http: 400,
    text: 'This link is no longer valid. You can turn weekly mail off on your child’s progress page.',
  },
  /**
   * Single sign-on failed because the response was foreign, replayed, expired or not trustworthy.
   */
  SSO_001: { http: 401, text: 'Sign-in did not work. Please try again.' },
  /**
   * The external login belongs to another user, or the account has another login of that service.
   */
  SSO_002: {
    http: 409,
    text: 'This login or account is already linked to another one. Please sign in the way you did before.',
  },
  /** Single sign-on is not available for this kind of account. */
  SSO_003: { http: 403, text: 'This sign-in method is not available for your account.' },
  /** The user canceled at the other service. */
  SSO_004: { http: 401, text: 'You did not finish signing in. Nothing has changed.' },
  /** The school's administrator has not allowed our app for this account. */
  SSO_005: {
    http: 403,
    text: 'Your school has not allowed Wonderfield for this account yet. Please tell your teacher or your school’s IT team.',
  },
  /**
   * The account can only be opened with its own login: a family's child, or another teacher's
   * student.
   */
  SSO_006: { http: 403, text: 'Please sign in with your own username and password.' },
  /** The account has no password, and the login to disconnect is the last one that opens it. */
  SSO_007: {
    http: 409,
    text: 'This is your only sign-in method. Choose a password first: sign out and click Forgot password.',
  },
  /** The external service sent a user id that is empty or longer than 255 characters. */
  SSO_008: {
    http: 403,
    text: 'Your school’s sign-in sent an account ID that we cannot use. Please tell your school’s IT team.',
  },
  /** No teacher has synced a section with this student, or none that adds new students automatically. */
  SSO_009: {
    http: 404,
    text: 'We did not find your class. Please ask your teacher to add you, then sign in again.',
  },
  /** The external login was unlinked, or belongs to another student. */
  SSO_010: { http: 404, text: 'This login is no longer linked.' },
  /** The file is not a supported picture. */
  AST_001: { http: 400, text: FIELD_MESSAGES.imageTypeWrong },
  /** The picture is too large. */
  AST_002: { http: 413, text: FIELD_MESSAGES.imageTooLarge },
  /** The picture cannot be read, or has too many pixels. */
  AST_003: { http: 400, text: 'This picture could not be read. Please try another.' },
  /** Too many pictures in a short time. */
  AST_004: { http: 429, text: 'Too many pictures. Please try again later.' },
  /** The avatar name is too short or too long. */
  AVN_001: { http: 400, text: FIELD_MESSAGES.avatarNameTooShort },
  /** The avatar name contains special characters. */
  AVN_002: { http: 400, text: 'Please use letters and numbers only' },
  /** The avatar name contains part of the real name. */
  AVN_003: { http: 400, text: 'Please do not use your real name' },
  /** The avatar name contains an insult. */
  AVN_004: { http: 400, text: 'Please choose another name' },
  /** A student needs a named avatar to play. */
  AVN_005: { http: 403, text: 'Please name your avatar first.' },
  /** The idempotency key was used with another body, or its result can no longer be returned. */
  IDM_001: { http: 409, text: 'This request was already sent with other contents.' },
  /** A bug. The log has details under the request id. */
  SYS_001: { http: 500, text: TEXTS.somethingWrong },
  /** The database or another dependency is unavailable. */
  SYS_002: { http: 503, text: TEXTS.somethingWrong },
  /** The service is busy. `Retry-After` tells when to try again. */
  SYS_503: { http: 503, text: 'We are very busy. Please try again soon.' },
} as const satisfies Record<string, MessageCode>;

export type Code = keyof typeof MESSAGE_CODES;
/** Error codes that rules and use cases can throw. */
export type ErrorCode = Exclude<Code, 'GEN_000' | 'SYS_001'>;
/** Codes whose text names a service. */
export type ServiceCode = {
  [Each in Code]: (typeof MESSAGE_CODES)[Each]['text'] extends `${string}{service}${string}`
    ? Each
    : never;
}[Code];
/** Codes with a fixed text. */
export type PlainErrorCode = Exclude<ErrorCode, ServiceCode>;
