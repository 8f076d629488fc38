/** Business constants of the specification, section 9, and of the decisions. Units are in the names. */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 20;
export const ZIP_LENGTH = 5;
export const NAME_MAX_LENGTH = 60;
export const EMAIL_MAX_LENGTH = 254;
export const CITY_MAX_LENGTH = 60;
export const SCHOOL_NAME_MAX_LENGTH = 120;
export const SCHOOL_CODE_MAX_LENGTH = 20;
export const PHONE_FORMATTED_LENGTH = 14;
export const PHONE_MIN_DIGITS = 11;
/** Phone countries offered first; ISO codes, so the specification's "uk" is GB. */
export const PREFERRED_PHONE_COUNTRIES = ['US', 'IN', 'GB', 'NZ', 'AU', 'CA'] as const;
export const DEFAULT_PHONE_COUNTRY = 'US';

export const PROFILE_IMAGE_MAX_BYTES = 1_048_576;
export const PROFILE_IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/jpg'] as const;

export const GENERATED_USERNAME_LENGTH = 8;
/** Without 0, o, 1, l and i: children read usernames from paper. */
export const GENERATED_USERNAME_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
export const USERNAME_MIN_LENGTH = 3;
export const USERNAME_MAX_LENGTH = EMAIL_MAX_LENGTH;

export const AVATAR_NAME_MIN_LENGTH = 4;
export const AVATAR_NAME_MAX_LENGTH = 12;

export const CLASSROOM_MAX_STUDENTS = 40;
export const CLASSROOM_STUDENTS_MAX_DIGITS = 2;
/** A class of another service may be larger than 40. */
export const SYNCED_STUDENTS_MAX_DIGITS = 4;
export const SCHOOLS_IN_DISTRICT_MAX_DIGITS = 3;
export const CLASSROOMS_MAX_DIGITS = { district: 4, school: 2 } as const;
export const STUDENTS_MAX_DIGITS = { district: 5, school: 4 } as const;

export const TEXTAREA_MAX_LENGTH = 65_000;
export const CONTENT_WIZARD_STEPS = 3;
/** As many plans as anybody writes at once. */
export const PLAN_DRAFTS_AT_ONCE = 20;
/** New plans an educator can send in a day, and new versions (T54). */
export const PLANS_A_DAY = 5;
export const PLAN_VERSIONS_A_DAY = 20;
/** How long a plan is one reviewer's before another may take it. */
export const REVIEW_CLAIM_MINUTES = 30;
/** How long an operator can undo the approval of an educator. The email leaves afterwards. */
export const APPROVAL_UNDO_MINUTES = 5;
/** What authors are told about how long a review takes. */
export const REVIEW_USUAL_SCHOOL_DAYS = 5;

export const TOAST_DEFAULT_MS = 5000;
export const TOAST_RESULT_MS = 4000;
export const SESSION_INVALID_REDIRECT_MS = 5000;
export const PASSWORD_RESET_REDIRECT_MS = 5000;
/** More than any family or foster home has, and few enough to keep one account from being a school. */
export const CHILDREN_PER_PARENT = 30;
export const CHILDREN_LINKED_REDIRECT_MS = 5000;
export const CHILD_LINKING_GAP_MS = 500;
export const UNLINK_DELAY_MS = 500;
/** How long a child nobody answers for is kept, and how long who unlinked it can link it again. */
export const UNLINKED_KEPT_DAYS = 30;

export const ADULT_AGE_YEARS = 18;
export const BIRTH_YEARS_OFFERED = 11;
export const YOUNGEST_STUDENT_AGE_YEARS = 4;

/** Layout: the specification's breakpoints. */
export const BREAKPOINTS_PX = { phone: 575, tablet: 768, desktop: 991, header: 1200 } as const;

export const EMAIL_CONFIRMATION_HOURS = 24;
export const PASSWORD_RESET_MINUTES = 30;
/** How long the switch in a weekly mail works without signing in. */
export const WEEKLY_MAIL_LINK_DAYS = 60;
export const AGE_CHECK_TICKET_MINUTES = 30;
export const ONE_TIME_CODE_DIGITS = 6;
export const ONE_TIME_CODE_MINUTES = 10;
export const ONE_TIME_CODE_ATTEMPTS = 5;
export const ONE_TIME_CODE_RESEND_SECONDS = 30;
export const ONE_TIME_CODES_PER_HOUR = 5;
/** How long the password typed at a sign-in proves who chooses a new one while a reset is pending. */
export const FRESH_SIGN_IN_MINUTES = 5;
/** How long a sign-in stands for the password where a step asks for it again. */
export const STEP_UP_MINUTES = 15;
/** From the other service back to us and on to the page. */
export const SIGN_IN_CODE_SECONDS = 60;
/** At the other service, typing a password there. */
export const SIGN_IN_FLOW_MINUTES = 10;
/** For typing the password that ties a newcomer, or that a connection asks for. */
export const LINK_CODE_MINUTES = 10;
/** How long a device is known after a sign-in; the next sign-in renews it. */
export const DEVICE_TOKEN_DAYS = 180;
/** How long a passed code may wait for the sign-up it belongs to. */
export const CONTACT_CHECK_TICKET_MINUTES = 60;
/** What people are told about how long an approval takes. */
export const APPROVAL_USUAL_SCHOOL_DAYS = 1;
/** From the press on Play to the game's first call. */
export const PLAY_TOKEN_SECONDS = 60;
export const PLAY_SESSION_HOURS = 12;
/** How long an import of a roster can be taken back. */
export const ROSTER_UNDO_HOURS = 24;
/** Students who never came back, as many as are shown and removed in one go. */
export const IDLE_STUDENTS_AT_ONCE = 200;
export const INVITATION_DAYS = 30;
export const OPERATOR_SETUP_HOURS = 24;
export const REASON_MAX_LENGTH = 500;

/** Answers the game tells at once: more than a row takes, less than a mistake in a loop sends. */
export const ANSWERS_AT_ONCE = 60;
/** Rows a device takes along to be played without a network, and devices of one player that do. */
export const OFFLINE_ROWS = 10;
export const DEVICES_WITH_ROWS = 3;
/** A code that opens the downloaded game: its characters, and how long it can be typed. */
export const PLAY_CODE_LENGTH = 8;
export const PLAY_CODE_MINUTES = 10;
/** Beyond anybody's patience: a child who keeps trying is never stopped. */
export const ATTEMPTS_PER_TASK = 30_000;
/** A row has six tasks: more skills than that it cannot ask. */
export const SKILLS_OF_AN_ASSIGNMENT = 6;
/** Assigned rows a class can have open: more would be a list nobody wants to begin. */
export const ASSIGNMENTS_AT_ONCE = 10;
/** Minutes of play in a day after which the game says "see you tomorrow". */
export const REST_AFTER_MINUTES = 25;

/** What a child can type at once during a visit. */
export const TYPED_MAX_LENGTH = 80;
/** How long parents can read what was said. */
export const CHAT_MESSAGES_KEPT_DAYS = 30;
/** How long an undecided report keeps its messages after one of the two children was erased. */
export const REPORTS_KEPT_AFTER_ERASURE_DAYS = 90;
/** Rejected sentences that end typing to the other child, until an hour after the visit. */
export const TYPED_REJECTIONS_PER_VISIT = 2;
/** Rejected sentences, to any children, that end typing for the day. */
export const TYPED_REJECTIONS_PER_DAY = 6;
/** Further apart than this, two children meet only with a yes of both families by name. */
export const YEARS_APART_WITHOUT_YES = 2;
