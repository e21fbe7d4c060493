import * as z from 'zod/mini';
import { id, instant, line } from './shapes.ts';

export const ltiMessages = {
  address: 'Please enter an address that begins with https://.',
  taken: 'This platform is registered already, with this client and deployment.',
  noList: 'This platform does not give us its class list.',
  listAway: 'The platform does not answer at the moment. Please try again later.',
  listRefused: 'The platform did not let us read its class list. Its administrator can allow it.',
  linked: 'This person or this pupil is linked already.',
  tooMany: 'A school can register 10 platforms. Please remove one first.',
} as const;

/** Checked again by the server, which never goes to an address within its own network. */
const Address = z
  .string(ltiMessages.address)
  .check(z.trim(), z.maxLength(500, ltiMessages.address), z.regex(/^https?:\/\/[^\s/]+/, ltiMessages.address));

/** POST /api/school/lti: what the platform's own page about an external tool shows. */
export const NewLtiPlatformBody = z.object({
  name: line(60, 'Please give the platform a name.'),
  issuer: Address,
  clientId: line(200, 'Please enter the client ID.'),
  deploymentId: line(200, 'Please enter the deployment ID.'),
  authUrl: Address,
  tokenUrl: Address,
  jwksUrl: Address,
});
export type NewLtiPlatformBody = z.output<typeof NewLtiPlatformBody>;

/** GET /api/school/lti. */
export const LtiPlatforms = z.object({
  /** What the platform asks for about us. */
  tool: z.object({ loginUrl: z.string(), launchUrl: z.string(), keysUrl: z.string() }),
  platforms: z.array(
    z.object({
      id,
      name: z.string(),
      issuer: z.string(),
      clientId: z.string(),
      deploymentId: z.string(),
      addedBy: z.string(),
      addedAt: instant,
      /** How many people have come in by it. */
      people: z.int(),
      /** It registered itself, and waits for a yes. */
      waits: z.boolean(),
      /** Marks that went back to it, wait for it, or were given up, with what it said last. */
      marks: z.object({ sent: z.int(), waiting: z.int(), givenUp: z.int(), problem: z.nullable(z.string()) }),
    }),
  ),
});
export type LtiPlatforms = z.output<typeof LtiPlatforms>;

/** POST /api/school/lti/invitation: an address to paste into a platform that registers itself. */
export const LtiInvitation = z.object({ address: z.string(), until: instant });
export type LtiInvitation = z.output<typeof LtiInvitation>;

const Person = z.object({ id, name: z.string() });
export type LtiPerson = z.output<typeof Person>;
const subject = z.string().check(z.minLength(1), z.maxLength(255));

/** GET /api/teacher/classes/{classId}/platform: the courses that are linked to the class. */
export const LtiClass = z.array(
  z.object({
    id,
    title: z.string(),
    platform: z.string(),
    /** Whether the platform gives its list of names. */
    hasList: z.boolean(),
    linked: z.array(Person),
    /** Pupils of the class who can be linked. */
    free: z.array(Person),
    /** Who came from the course and is nobody we know, with the pupil of the same name. */
    waiting: z.array(z.object({ subject: z.string(), name: z.string(), likely: z.nullable(Person) })),
  }),
);
export type LtiClass = z.output<typeof LtiClass>;

/** POST /api/teacher/classes/{classId}/platform/{courseId}/list: the pupils of the course, as the platform says now. */
export const LtiCourseList = z.object({
  members: z.array(
    z.object({
      subject: z.string(),
      name: z.string(),
      /** A pupil of this class. */
      linked: z.nullable(Person),
      /** Linked to a pupil of another class. */
      elsewhere: z.boolean(),
      likely: z.nullable(Person),
    }),
  ),
  /** Pupils of the class whom the course has not, or not yet by a link. */
  notThere: z.array(Person),
  /** Of these the account is a family's: they sign in by themselves. */
  families: z.array(Person),
});
export type LtiCourseList = z.output<typeof LtiCourseList>;

export const LtiCourseParams = z.object({ classId: id, courseId: id });
export const LtiLinkParams = z.object({ classId: id, courseId: id, childId: id });
export const LtiLinkBody = z.object({ subject, childId: id });

const text = (max: number) => z._default(z.string().check(z.maxLength(max)), '');

/** /api/lti/login, as a platform begins a launch: in the address, or as a form. */
export const LtiLogin = z.object({
  iss: text(500),
  login_hint: text(2000),
  target_link_uri: text(2000),
  lti_message_hint: text(8000),
  client_id: text(200),
  lti_deployment_id: text(200),
});
export type LtiLogin = z.output<typeof LtiLogin>;

/** /api/lti/register: a platform opens the address that its administrator pasted. */
export const LtiRegister = z.object({ code: text(2000), openid_configuration: text(2000), registration_token: text(8000) });

/** POST /api/lti/launch: the platform's signed message comes back through the browser. */
export const LtiLaunch = z.object({ state: text(4000), id_token: text(60_000), error: text(200) });
/** POST /api/lti/enter and /api/lti/deep-link: what our own page sends, under our seal. */
export const LtiTicket = z.object({ ticket: text(6000) });
export const LtiPick = z.object({ ticket: text(6000), work: text(60) });
export const LtiKeys = z.object({ keys: z.array(z.record(z.string(), z.unknown())) });
