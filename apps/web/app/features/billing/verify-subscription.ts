/** docs/product/onboarding.md#after-paying. The texts are the specification's; "active" follows from what the server has verified alone (docs/product/onboarding.md#after-paying). */
export const resultWords = {
  active: 'Your family subscription is active! Child accounts have been created.',
  activated: 'Subscription activated successfully!',
  processed: 'Subscription is being processed. You can now access your dashboard.',
  syncFailed: 'Subscription processing in progress. Please check your dashboard in a few minutes.',
  profileFailed: 'Please check your dashboard to access your subscription.',
  unexpected: 'Your subscription is being processed. Please try accessing your dashboard.',
} as const;

export const resultHeadings = {
  checking: 'Verifying Your Subscription...',
  syncing: 'Activating Your Subscription...',
  synced: 'Your Premium Access is Active!',
  error: 'Subscription Processing',
} as const;

export type ResultStatus = keyof typeof resultHeadings;
/** `goOnAfter`: milliseconds until the dashboard opens by itself. */
export type Result = { readonly status: ResultStatus; readonly message?: string; readonly goOnAfter?: number };

type Needs = {
  readonly wait: (milliseconds: number) => Promise<void>;
  /** The person's id and whether an active plan is known; undefined when nobody is signed in. */
  readonly readProfile: () => Promise<{ readonly id: string; readonly premium: boolean } | undefined>;
  readonly sync: (userId: string) => Promise<{ readonly success: boolean }>;
  readonly say: (result: Result) => void;
};

/** Gives the payment's news 3 s to arrive, reads the profile, and asks the server to look for itself if it does not know yet. */
const find = async ({ wait, readProfile, sync, say }: Needs): Promise<Result> => {
  say({ status: 'checking' });
  await wait(3000);
  const profile = await readProfile().catch(() => undefined);
  if (profile === undefined) return { status: 'error', message: resultWords.profileFailed };
  if (profile.premium) return { status: 'synced', message: resultWords.active, goOnAfter: 2000 };
  say({ status: 'syncing' });
  const answer = await sync(profile.id).catch(() => undefined);
  if (answer === undefined) return { status: 'error', message: resultWords.syncFailed };
  return answer.success
    ? { status: 'synced', message: resultWords.activated, goOnAfter: 1500 }
    : { status: 'error', message: resultWords.processed };
};

export const verifySubscription = async (needs: Needs): Promise<void> => {
  needs.say(await find(needs).catch((): Result => ({ status: 'error', message: resultWords.unexpected })));
};
