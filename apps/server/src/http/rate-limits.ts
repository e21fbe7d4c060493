import { AppError, type ErrorCode } from '@hedgerow/domain/errors';

/** How often, in a window of how many seconds. */
export type Limit = {
  readonly name: string;
  readonly times: number;
  readonly seconds: number;
  /** What is said instead of "too many attempts". */
  readonly says?: string;
};

/** The counters, shared by every process. */
export type Counters = {
  /** One more hit, or `hits` of them, for a key: the count, and the seconds until the window ends. */
  readonly countHit: (key: string, seconds: number, hits?: number) => Promise<{ readonly hits: number; readonly secondsLeft: number }>;
  /** One more guess, or none while the key has to wait: then the seconds to wait, otherwise 0. */
  readonly countGuess: (key: string, limit: Pick<Limit, 'times' | 'seconds'>) => Promise<number>;
  readonly forgetGuesses: (key: string) => Promise<void>;
  /** One hit less: what was counted did no harm. */
  readonly giveBackHit: (key: string) => Promise<void>;
};

/** The limits that are shared by every process. */
export const limits = {
  signInPerAccount: { name: 'sign-in-account', times: 10, seconds: 300 },
  /** On a device where the account was right before: its own count, which nobody else can use up. */
  signInPerDevice: { name: 'sign-in-device', times: 10, seconds: 300 },
  /** Wrong tries alone: a whole school may stand behind one address, and some of it mistypes. */
  signInPerAddress: { name: 'sign-in-address', times: 300, seconds: 300 },
  /** There and back are two; a whole school's morning comes from one address, and the provider has limits of its own. */
  schoolSignOnPerAddress: { name: 'school-sign-on', times: 6000, seconds: 300 },
  /** Each is a row that lives for five minutes; a whole school's staff may stand behind one address. */
  passkeyQuestionPerAddress: { name: 'passkey-question', times: 300, seconds: 300 },
  /** Each makes and hashes a password. */
  credentialsPerFamily: { name: 'credentials', times: 20, seconds: 3600 },
  picturesPerChild: { name: 'pictures', times: 5, seconds: 900 },
  /** An evening for parents in a school's hall is one address. */
  registerPerAddress: { name: 'register', times: 100, seconds: 3600 },
  /** Says that an address has an account: enough for those who forgot theirs, too little for looking people up. */
  takenPerAddress: { name: 'taken', times: 10, seconds: 3600 },
  resetPerAccount: { name: 'reset-account', times: 3, seconds: 900 },
  resetPerAddress: { name: 'reset-address', times: 10, seconds: 3600 },
  linkPerAddress: { name: 'link', times: 20, seconds: 900 },
  /** Mail providers stop letters for many people from one address; the tokens cannot be guessed. */
  emailSwitchPerAddress: { name: 'letter-switch', times: 1200, seconds: 3600 },
  passwordCheckPerUser: { name: 'password-check', times: 10, seconds: 300 },
  emailPerUser: { name: 'letter', times: 5, seconds: 3600 },
  newsletterPerAddress: { name: 'newsletter', times: 5, seconds: 3600 },
  schoolEnquiryPerAddress: { name: 'school-enquiry', times: 5, seconds: 3600 },
  contactPerAddress: { name: 'contact', times: 5, seconds: 3600 },
  tryQuizPerAddress: { name: 'try-quiz', times: 300, seconds: 3600 },
  resourcePerAddress: { name: 'resource', times: 120, seconds: 3600 },
  generatePerChildHour: { name: 'generate-hour', times: 40, seconds: 3600 },
  generatePerChildDay: { name: 'generate-day', times: 150, seconds: 86_400 },
  /** Each makes up to a paper of questions; a teacher goes through them one by one. */
  paperPerTeacher: { name: 'paper', times: 300, seconds: 3600 },
  setWorkPerPerson: { name: 'set-work', times: 120, seconds: 3600 },
  uploadPerChild: { name: 'upload', times: 60, seconds: 3600 },
  /** In kilobytes: a heavy school day of photographed pages is a tenth of it. What was deleted since counts, too. */
  uploadKilobytesPerDay: {
    name: 'upload-kilobytes',
    times: 200 * 1024,
    seconds: 86_400,
    says: 'You have reached the limit of uploads for one day. Your uploads are saved. Please upload this file tomorrow.',
  },
  /** In kilobytes: what a pupil corrects of a text is read whole each time, and twenty of the longest take the screen some ten seconds. */
  fileTextKilobytesPerHour: {
    name: 'file-text-kilobytes',
    times: 4096,
    seconds: 3600,
    says: 'You have changed a lot of long texts in this hour. The text is saved as it was before. Please try again later.',
  },
  /** Drawing the first page of a PDF takes up to a second of a child process that everybody shares. */
  filePagePerPerson: { name: 'file-page', times: 120, seconds: 3600 },
  /** Typesetting takes a core for a second. */
  pdfPerPerson: { name: 'pdf', times: 120, seconds: 3600 },
  /** Each of these asks the payment provider something. */
  askProviderPerFamily: { name: 'provider', times: 240, seconds: 3600 },
  codePerFamily: { name: 'code', times: 15, seconds: 900 },
  codePerAddress: { name: 'code-address', times: 60, seconds: 900 },
  payPerFamily: { name: 'pay', times: 20, seconds: 3600 },
  referralCodePerFamily: { name: 'referral-code', times: 20, seconds: 3600 },
  staffInvitationPerUser: { name: 'staff-invitation', times: 60, seconds: 3600 },
  /** Each makes up to 60 passwords. */
  cardsPerUser: { name: 'cards', times: 60, seconds: 3600 },
  reportPerUser: { name: 'school-report', times: 240, seconds: 3600 },
  /** Each choice on the screen looks at the list again. */
  listPerUser: { name: 'pupil-list', times: 400, seconds: 3600 },
  /** Says whether a username is taken: enough for choosing one, too little for looking people up. */
  usernamePerFamily: { name: 'username', times: 10, seconds: 3600 },
  /** Every tablet of a school asks from one address; the code has eight signs. */
  classCodePerAddress: { name: 'class-code', times: 1200, seconds: 300 },
  /** A code is a secret that can be guessed. */
  schoolCodePerFamily: { name: 'school-code', times: 20, seconds: 3600 },
  invitePerFamily: { name: 'invite', times: 10, seconds: 86_400 },
  /** Looking families up one by one is help; a thousand an hour is not. */
  supportPerOperator: { name: 'support', times: 120, seconds: 3600 },
  /** Against a script alone: no child writes so often. */
  worryPerChild: { name: 'worry', times: 20, seconds: 86_400 },
  dataRequestPerChild: { name: 'data-request', times: 2, seconds: 86_400 },
  askAdministratorPerTeacher: { name: 'ask-administrator', times: 60, seconds: 3600 },
} as const satisfies Record<string, Limit>;

export type RateLimiter = {
  readonly take: (limit: Limit, key: string, hits?: number) => Promise<void>;
  /** As `take`, around something that can fail to prove who somebody is (`signed_out`), or in another way: only then it counts. */
  readonly failing: <T>(limit: Limit, key: string, work: () => Promise<T>, by?: ErrorCode) => Promise<T>;
  /**
   * One guess at a secret. After `times` wrong ones the next waits `seconds`, then twice as long, at most a quarter of an hour
   * (docs/product/accounts.md#limits); a day without a guess is forgotten. Throws `too_many_requests`.
   */
  readonly guess: (limit: Limit, key: string) => Promise<void>;
  /** The guess was right, or the secret is a new one. */
  readonly forget: (limit: Limit, key: string) => Promise<void>;
};

const keyOf = ({ name }: Limit, key: string): string => `${name}:${key}`;

const tooMany = (words: string, secondsLeft: number, says = `Too many attempts. Please wait ${words} before trying again.`): AppError =>
  new AppError('too_many_requests', says, {
    details: { retryAfter: Math.max(1, Math.ceil(secondsLeft)) },
  });

const minutes = (seconds: number): string => {
  const whole = Math.max(1, Math.ceil(seconds / 60));
  return whole === 1 ? 'a minute' : `${whole} minutes`;
};

/** `factor` multiplies every limit (RATE_LIMIT_FACTOR). Throws `too_many_requests` with the seconds to wait. */
export const rateLimiter = ({ countHit, countGuess, forgetGuesses, giveBackHit }: Counters, factor: number): RateLimiter => ({
  take: async (limit, key, amount = 1) => {
    const { hits, secondsLeft } = await countHit(keyOf(limit, key), limit.seconds, amount);
    if (hits > limit.times * factor) throw tooMany(minutes(secondsLeft), secondsLeft, limit.says);
  },
  failing: async (limit, key, work, by = 'signed_out') => {
    const { hits, secondsLeft } = await countHit(keyOf(limit, key), limit.seconds);
    if (hits > limit.times * factor) throw tooMany(minutes(secondsLeft), secondsLeft);
    try {
      const done = await work();
      await giveBackHit(keyOf(limit, key));
      return done;
    } catch (error) {
      if (!(error instanceof AppError && error.code === by)) await giveBackHit(keyOf(limit, key));
      throw error;
    }
  },
  guess: async (limit, key) => {
    const wait = await countGuess(keyOf(limit, key), { times: Math.round(limit.times * factor), seconds: limit.seconds });
    if (wait > 0) throw tooMany(minutes(wait), wait);
  },
  forget: (limit, key) => forgetGuesses(keyOf(limit, key)),
});
