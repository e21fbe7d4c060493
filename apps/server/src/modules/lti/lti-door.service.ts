import { createHash, randomBytes } from 'node:crypto';
import type { LtiLogin } from '@hedgerow/contracts/lti';
import { type CalendarDate, londonDate } from '@hedgerow/domain/calendar-dates';
import { AppError } from '@hedgerow/domain/errors';
import type { LtiRefusal } from '@hedgerow/domain/lti';
import type { Clock } from '#ports/clock.ts';
import type { Identity, Seals, SessionCookies, Visitor } from '#ports/identity.ts';
import type { Lti, LtiMessage } from '#ports/lti.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { LtiKeysService } from './lti-keys.service.ts';
import type { LtiPlatformRow, LtiRepository } from './lti.repository.ts';

export type LtiDoorDeps = {
  readonly rows: LtiRepository;
  readonly lti: Lti;
  readonly keys: LtiKeysService;
  readonly seals: Seals;
  readonly accounts: Pick<AccountsService, 'entered'>;
  readonly identity: Pick<Identity, 'openSession' | 'openHalf'>;
  /** True for the first who brings these words within the hour. */
  readonly takeOnce: (words: string) => Promise<boolean>;
  readonly publicUrl: string;
  readonly now: Clock;
  readonly newId: () => string;
};

/** Who may show the page that says so in a frame: nobody, while it is not known where somebody came from. */
type Refused = { readonly refused: LtiRefusal; readonly frames?: readonly string[] };
type Person = { readonly userId: string; readonly name: string; readonly twoFactor: boolean };
export type LtiWork = {
  readonly groupId: string;
  readonly title: string;
  readonly classId: string;
  readonly className: string;
  readonly dueOn: CalendarDate;
};
export type Launched =
  | { readonly shows: 'enter'; readonly name: string; readonly ticket: string; readonly frames: readonly string[] }
  | { readonly shows: 'pick'; readonly work: readonly LtiWork[]; readonly ticket: string; readonly frames: readonly string[] };
export type LtiSent = { readonly address: string; readonly jwt: string; readonly title: string; readonly frames: readonly string[] };

/** How long a browser may be on its way to the platform and back, and how long our own page waits for a press. */
const errandMs = 10 * 60_000;
const ticketMs = 30 * 60_000;

/** Sealed text is JSON of these and nothing else: what does not open, or has run out, is refused. */
type Errand = {
  readonly for: 'launch';
  readonly nonce: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly until: number;
};
type Entry = {
  readonly for: 'enter';
  readonly userId: string;
  readonly platformId: string;
  readonly work: string | null;
  readonly mark: string;
  readonly until: number;
};
type Picking = {
  readonly for: 'pick';
  readonly userId: string;
  readonly platform: LtiPlatformRow;
  readonly returnUrl: string;
  readonly data: string | null;
  readonly takesLine: boolean;
  readonly courseId: string | null;
  readonly mark: string;
  readonly until: number;
};

/** Who may show our page in a frame. */
const framesOf = ({ issuer, authUrl }: LtiPlatformRow): readonly string[] => [
  ...new Set([issuer, authUrl].map((address) => new URL(address).origin)),
];

const draw = (): string => randomBytes(24).toString('base64url');
const hashed = (words: string): string => createHash('sha256').update(words).digest('hex');

/** Somebody comes from a learning platform, with its signed word for who they are. Nobody is made here. */
export const ltiDoorService = (deps: LtiDoorDeps) => {
  const { rows, lti, keys, seals, accounts, identity, takeOnce, publicUrl, now, newId } = deps;
  const launchUrl = `${publicUrl}/api/lti/launch`;

  const seal = (what: Errand | Entry | Picking): string => seals.seal(JSON.stringify(what));
  const open = (sealed: string): Errand | Entry | Picking | undefined => {
    const words = seals.open(sealed);
    if (words === undefined) return undefined;
    // Only this server can have sealed it: its shape is ours.
    const what = JSON.parse(words) as Errand | Entry | Picking;
    return what.until > now().getTime() ? what : undefined;
  };

  const staffOf = async (schoolId: string, message: LtiMessage, linked: string | undefined): Promise<Person | LtiRefusal> => {
    if (linked !== undefined) return (await rows.staff(schoolId, { userId: linked }))[0] ?? 'unknown';
    return (message.email === '' ? undefined : (await rows.staff(schoolId, { email: message.email }))[0]) ?? 'unknown';
  };

  const pupilOf = async (schoolId: string, { email, sourcedId }: LtiMessage, linked: string | undefined): Promise<Person | LtiRefusal> => {
    const asked =
      linked !== undefined
        ? [{ userId: linked }]
        : [...(sourcedId === '' ? [] : [{ importKey: `number:${sourcedId.trim().toLowerCase()}` }]), ...(email === '' ? [] : [{ email }])];
    for (const who of asked) {
      const found = await rows.pupils(schoolId, who);
      const [own, second] = found.filter((pupil) => pupil.own);
      if (second !== undefined) return 'several';
      if (own !== undefined) return { userId: own.userId, name: own.name, twoFactor: false };
      if (found.length > 0) return 'family';
    }
    return 'unknown';
  };

  const find = async (platform: LtiPlatformRow, message: LtiMessage): Promise<Person | LtiRefusal> => {
    const { subject, role } = message;
    if (role === 'other') return 'unknown';
    const linked = await rows.linked(platform.id, subject, now());
    const found = await (role === 'staff' ? staffOf : pupilOf)(platform.schoolId, message, linked);
    if (typeof found === 'string' || linked !== undefined) return found;
    // An address that went on to somebody else opens nothing of whoever had it before.
    if (await rows.hasOther(platform.id, found.userId)) return 'other';
    const at = now();
    const bound = await rows.bind({ platformId: platform.id, subject, userId: found.userId, createdAt: at, lastUsedAt: at });
    return bound || (await rows.linked(platform.id, subject, at)) === found.userId ? found : 'other';
  };

  /** The deployment that a message is from; one that did not say its own takes the first that comes. */
  const platformOf = async (deployments: readonly LtiPlatformRow[], deploymentId: string): Promise<LtiPlatformRow | undefined> => {
    const known = deployments.find((one) => one.deploymentId === deploymentId);
    const unsaid = deployments.find((one) => one.deploymentId === '' && !one.waits);
    if (known !== undefined || unsaid === undefined) return known;
    return (await rows.learnDeployment(unsaid.id, deploymentId)) ? { ...unsaid, deploymentId } : undefined;
  };

  /** The course that was opened; where work of the school's is opened in it, also the class and where its marks go. */
  const noteCourse = async (platform: LtiPlatformRow, { course: { id, ...course }, marks, kind }: LtiMessage) => {
    if (id === '') return undefined;
    const seenAt = now();
    const noted = await rows.noteCourse({ id: newId(), platformId: platform.id, contextId: id, ...course, seenAt });
    if (noted === undefined || kind.of !== 'launch' || kind.work === undefined) return noted;
    const classId = await rows.classOfWork(platform.schoolId, kind.work);
    if (classId === undefined) return noted;
    if (noted.classId === null) await rows.linkCourse(noted.id, classId);
    if (marks.lineUrl !== null || marks.linesUrl !== null)
      await rows.noteLine({ courseId: noted.id, groupId: kind.work, ...marks, seenAt });
    return { ...noted, classId: noted.classId ?? classId };
  };

  const teaches = (teacherId: string) => ({ teacherId, today: londonDate(now()), right: 'teach' as const });

  const launchFrom = async (
    first: LtiPlatformRow,
    deployments: readonly LtiPlatformRow[],
    token: string,
    errand: Errand,
  ): Promise<Launched | Refused> => {
    const message = await lti.readLaunch(token, first, errand.nonce).catch(() => undefined);
    if (message === undefined) return { refused: 'failed' };
    if (deployments.every(({ waits }) => waits)) return { refused: 'not-yet' };
    const platform = await platformOf(deployments, message.deploymentId);
    if (platform === undefined) return { refused: 'deployment' };
    if (platform.waits) return { refused: 'not-yet' };
    if (!(await takeOnce(hashed(errand.nonce)))) return { refused: 'again' };
    const course = await noteCourse(platform, message);
    const found = await find(platform, message);
    if (found === 'unknown' && message.role === 'learner' && course !== undefined && course.classId !== null) {
      // Nobody is made, and nobody is guessed: their teacher says who it is.
      await rows.wait({ courseId: course.id, subject: message.subject, name: message.name, cameAt: now() });
      return { refused: 'waiting' };
    }
    if (typeof found === 'string') return { refused: found };
    const frames = framesOf(platform);
    const shared = { userId: found.userId, mark: draw(), until: now().getTime() + ticketMs };
    const { kind } = message;
    if (kind.of === 'launch') {
      const ticket = seal({ ...shared, for: 'enter', platformId: platform.id, work: kind.work ?? null });
      return { shows: 'enter', name: found.name, ticket, frames };
    }
    if (message.role !== 'staff') return { refused: 'staff-only' };
    const { returnUrl, data, takesLine } = kind;
    const work = await rows.setBy(teaches(found.userId));
    if (work.length === 0) return { refused: 'nothing' };
    const ticket = seal({ ...shared, for: 'pick', platform, returnUrl, data: data ?? null, takesLine, courseId: course?.id ?? null });
    return { shows: 'pick', work, ticket, frames };
  };

  return {
    /** Where the browser goes to be vouched for; undefined where nobody has registered the platform. */
    login: async ({ iss, client_id: asked, login_hint, lti_message_hint }: LtiLogin): Promise<string | undefined> => {
      const [platform] = await rows.deployments(iss, asked);
      if (platform === undefined || login_hint === '') return undefined;
      const { issuer, clientId } = platform;
      const nonce = draw();
      const address = new URL(platform.authUrl);
      const words = {
        scope: 'openid',
        response_type: 'id_token',
        response_mode: 'form_post',
        prompt: 'none',
        client_id: clientId,
        redirect_uri: launchUrl,
        login_hint,
        nonce,
        state: seal({ for: 'launch', nonce, issuer, clientId, until: now().getTime() + errandMs }),
        ...(lti_message_hint === '' ? {} : { lti_message_hint }),
      };
      for (const [name, value] of Object.entries(words)) address.searchParams.set(name, value);
      return address.href;
    },

    launch: async ({ state, id_token: token }: { readonly state: string; readonly id_token: string }): Promise<Launched | Refused> => {
      const errand = open(state);
      if (errand?.for !== 'launch') return { refused: 'failed' };
      const deployments = await rows.deployments(errand.issuer, errand.clientId);
      const [first] = deployments;
      if (first === undefined) return { refused: 'platform' };
      const launched = await launchFrom(first, deployments, token, errand);
      // It stands in the platform's frame, as what is opened does: nobody is left before an empty one.
      return 'refused' in launched ? { ...launched, frames: framesOf(first) } : launched;
    },

    /** Pressed on our own page, in a window of our own: whoever it names comes in, once. */
    enter: async (
      sealed: string,
      visitor: Visitor,
      before: string | null,
    ): Promise<Refused | { readonly cookies: SessionCookies; readonly to: string }> => {
      const entry = open(sealed);
      if (entry?.for !== 'enter' || !(await takeOnce(entry.mark))) return { refused: 'again' };
      const { userId, work } = entry;
      const [platform] = await rows.byId(entry.platformId);
      // Between the launch and the press they may have left the school, or a parent may have taken the account over.
      const staff = platform && (await rows.staff(platform.schoolId, { userId }))[0];
      const pupil = platform && (await rows.pupils(platform.schoolId, { userId }))[0];
      if (staff === undefined && pupil?.own !== true) return { refused: pupil === undefined ? 'unknown' : 'family' };
      // A platform takes the place of the password, never of the second step (ASVS 6.3.4).
      if (staff?.twoFactor === true) return { cookies: (await identity.openHalf(userId)).cookies, to: '/login?school=code' };
      try {
        const { cookies } = await accounts.entered(await identity.openSession(userId, visitor), before);
        const given = work === null || pupil === undefined ? undefined : await rows.workOf(work, userId);
        return { cookies, to: given === undefined ? '/dashboard' : `/student/dashboard?work=${given}` };
      } catch (error) {
        if (error instanceof AppError && error.code === 'forbidden') return { refused: 'closing' };
        throw error;
      }
    },

    /** What a teacher picked, signed for the platform, which takes it through the browser. */
    pick: async (sealed: string, groupId: string): Promise<Refused | LtiSent> => {
      const picked = open(sealed);
      if (picked?.for !== 'pick') return { refused: 'again' };
      const work = (await rows.setBy(teaches(picked.userId))).find((one) => one.groupId === groupId);
      if (work === undefined) return { refused: 'nothing' };
      if (!(await takeOnce(picked.mark))) return { refused: 'again' };
      const { platform, returnUrl, data, takesLine, courseId } = picked;
      // From now on the course is this class's: its list of names and its marks.
      if (courseId !== null) await rows.linkCourse(courseId, work.classId);
      const jwt = await lti.deepLinkResponse(await keys.current(), platform, {
        deploymentId: platform.deploymentId,
        data: data ?? undefined,
        items: [{ title: work.title, url: launchUrl, work: groupId, withLine: takesLine }],
        nonce: draw(),
      });
      return { address: returnUrl, jwt, title: work.title, frames: framesOf(platform) };
    },
  };
};
export type LtiDoorService = ReturnType<typeof ltiDoorService>;
