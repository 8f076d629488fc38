/** Business constants. Their names contain the unit. */
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
/** Phone countries offered first, as ISO codes. */
export const PREFERRED_PHONE_COUNTRIES = ['US', 'IN', 'GB', 'NZ', 'AU', 'CA'] as const;
export const DEFAULT_PHONE_COUNTRY = 'US';

export const PROFILE_IMAGE_MAX_BYTES = 1_048_576;
export const PROFILE_IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/jpg'] as const;

export const GENERATED_USERNAME_LENGTH = 8;
/** Without 0, o, 1, l and i, because children read usernames from paper. */
export const GENERATED_USERNAME_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
export const USERNAME_MIN_LENGTH = 3;
export const USERNAME_MAX_LENGTH = EMAIL_MAX_LENGTH;

export const AVATAR_NAME_MIN_LENGTH = 4;
export const AVATAR_NAME_MAX_LENGTH = 12;

export const CLASSROOM_MAX_STUDENTS = 40;
export const CLASSROOM_STUDENTS_MAX_DIGITS = 2;
/** An external class can have more than 40 students. */
export const SYNCED_STUDENTS_MAX_DIGITS = 4;
export const SCHOOLS_IN_DISTRICT_MAX_DIGITS = 3;
export const CLASSROOMS_MAX_DIGITS = { district: 4, school: 2 } as const;
export const STUDENTS_MAX_DIGITS = { district: 5, school: 4 } as const;

export const TEXTAREA_MAX_LENGTH = 65_000;
export const CONTENT_WIZARD_STEPS = 3;
/** Maximum number of drafts per educator. */
export const PLAN_DRAFTS_AT_ONCE = 20;
/** New plans and new versions an educator can send per day [T54]. */
export const PLANS_A_DAY = 5;
export const PLAN_VERSIONS_A_DAY = 20;
/** Time a reviewer's claim on a plan lasts. */
export const REVIEW_CLAIM_MINUTES = 30;
/** Time in which an operator can undo an educator's approval. The email is sent afterwards. */
export const APPROVAL_UNDO_MINUTES = 5;
/** Review time that authors are shown. */
export const REVIEW_USUAL_SCHOOL_DAYS = 5;

export const TOAST_DEFAULT_MS = 5000;
export const TOAST_RESULT_MS = 4000;
export const SESSION_INVALID_REDIRECT_MS = 5000;
export const PASSWORD_RESET_REDIRECT_MS = 5000;
/** More than any family or foster home has, but too few to run a school on one account. */
export const CHILDREN_PER_PARENT = 30;
export const CHILDREN_LINKED_REDIRECT_MS = 5000;
export const CHILD_LINKING_GAP_MS = 500;
export const UNLINK_DELAY_MS = 500;
/**
 * Days an unaffiliated child is kept, and days in which the parent who unlinked it can link it
 * again.
 */
export const UNLINKED_KEPT_DAYS = 30;

/** Names that one request compares with existing students. */
export const COMPARED_NAMES_MAX = 500;
/** Days in which a teacher can bring a removed student back. */
export const REMOVED_KEPT_DAYS = 30;
/** Days in which a new school year of a class can be undone. */
export const NEXT_YEAR_UNDO_DAYS = 30;
/** Days in which a device keeps the steps of a new school year. */
export const NEXT_YEAR_DRAFT_DAYS = 30;
/** Maximum number of classes in one request about a school's next year. */
export const CLASSROOMS_AT_ONCE = 20;

export const ADULT_AGE_YEARS = 18;
export const BIRTH_YEARS_OFFERED = 11;
export const YOUNGEST_STUDENT_AGE_YEARS = 4;

/** Layout breakpoints. */
export const BREAKPOINTS_PX = { phone: 575, tablet: 768, desktop: 991, header: 1200 } as const;

export const EMAIL_CONFIRMATION_HOURS = 24;
export const PASSWORD_RESET_MINUTES = 30;
/** Days the link in a weekly mail works without signing in. */
export const WEEKLY_MAIL_LINK_DAYS = 60;
export const AGE_CHECK_TICKET_MINUTES = 30;
export const ONE_TIME_CODE_DIGITS = 6;
export const ONE_TIME_CODE_MINUTES = 10;
export const ONE_TIME_CODE_ATTEMPTS = 5;
export const ONE_TIME_CODE_RESEND_SECONDS = 30;
export const ONE_TIME_CODES_PER_HOUR = 5;
/**
 * Time after a sign-in in which a student with a pending reset can choose a password without the
 * old one.
 */
export const FRESH_SIGN_IN_MINUTES = 5;
/** Time after a sign-in in which a protected step does not ask for the password again. */
export const STEP_UP_MINUTES = 15;
/** Time from the provider's callback to the page. */
export const SIGN_IN_CODE_SECONDS = 60;
/** Time for signing in at the other service. */
export const SIGN_IN_FLOW_MINUTES = 10;
/** Time for entering the password that links an unlinked identity or confirms a connection. */
export const LINK_CODE_MINUTES = 10;
/** Time a class is open if the teacher chooses no end, and at most. */
export const CLASS_OPEN_MINUTES = 60;
export const CLASS_OPEN_MAX_HOURS = 8;
/** Time a student's tile, hand or code stays usable after a teacher let the student in. */
export const HELP_MINUTES = 10;
/** Time a code that a parent shows signs a child in. The page renews it. */
export const SHOWN_CODE_MINUTES = 5;
/** Days a device stays a shared device of a class. A new class code ends it earlier. */
export const CLASS_DEVICE_DAYS = 200;
/** Time without input after which a shared device signs the student out. */
export const SHARED_DEVICE_IDLE_MINUTES = 20;
/** Wrong pictures of a student in ten minutes, a day and a week, from all devices together. */
export const WRONG_PICTURES = { tenMinutes: 3, day: 6, week: 12 } as const;
/** Days a device token is valid. Each sign-in renews it. */
export const DEVICE_TOKEN_DAYS = 180;
/** Time a verified contact stays valid for the sign-up. */
export const CONTACT_CHECK_TICKET_MINUTES = 60;
/** Approval time that users are shown. */
export const APPROVAL_USUAL_SCHOOL_DAYS = 1;
/** Time from the click on Play to the game's first call. */
export const PLAY_TOKEN_SECONDS = 60;
export const PLAY_SESSION_HOURS = 12;
/** Hours in which a roster import can be undone. */
export const ROSTER_UNDO_HOURS = 24;
/** Maximum number of idle students that are shown and removed at once. */
export const IDLE_STUDENTS_AT_ONCE = 200;
export const INVITATION_DAYS = 30;
/** Maximum number of days from today to the last day of a co-teacher. */
export const MAX_ACCESS_DAYS = 366;
/** Suggested number of days of a substitute. */
export const HELPER_DAYS = 14;
/** Days that ended access stays listed, so that the owner can invite the same person again. */
export const ENDED_ACCESS_DAYS = 90;
export const OPERATOR_SETUP_HOURS = 24;
export const REASON_MAX_LENGTH = 500;

/** Maximum number of answers per request. More than a row needs, less than a faulty loop sends. */
export const ANSWERS_AT_ONCE = 60;
/** Offline rows per device, and devices of a player that can hold some. */
export const OFFLINE_ROWS = 10;
export const DEVICES_WITH_ROWS = 3;
/** Attempts per question. High enough that a child is never stopped. */
export const ATTEMPTS_PER_TASK = 30_000;
/** A row has six questions, so it cannot cover more skills. */
export const SKILLS_OF_AN_ASSIGNMENT = 6;
/** Open assigned rows per class. A longer list would discourage students. */
export const ASSIGNMENTS_AT_ONCE = 10;
/** Minutes of play per day after which the game says "see you tomorrow". */
export const REST_AFTER_MINUTES = 25;
/** A longer pause does not count as play. */
export const LONGEST_PAUSE_SECONDS = 120;
/** A row that starts with less time left is the last one of the day. A row takes 2 to 5 minutes. */
export const LAST_ROW_SECONDS = 240;
/** Minutes that a parent can add to a day with a limit, in steps. */
export const EXTRA_MINUTES_STEP = 15;
export const EXTRA_MINUTES_MAX = 60;
/** Children up to this grade start with the voice on. */
export const LAST_GRADE_WITH_VOICE = 2;
/** Opened seeds that stay in the field, newest first. */
export const SEEDS_SHOWN = 8;

/** Maximum length of a typed chat message. */
export const TYPED_MAX_LENGTH = 80;
/** Days parents can read chat messages. */
export const CHAT_MESSAGES_KEPT_DAYS = 30;
/** Days an undecided report keeps its messages after one of the two children was erased. */
export const REPORTS_KEPT_AFTER_ERASURE_DAYS = 90;
/** Rejected sentences that end typing to the other child until an hour after the visit. */
export const TYPED_REJECTIONS_PER_VISIT = 2;
/** Rejected sentences, to any children, that end typing for the day. */
export const TYPED_REJECTIONS_PER_DAY = 6;
/** With a larger age difference, two children can visit only if both families approve by name. */
export const YEARS_APART_WITHOUT_YES = 2;
