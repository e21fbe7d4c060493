import * as z from 'zod/mini';
import { id, instant, line } from './shapes.ts';

export const ltiMessages = {
  address: 'Please enter an address that begins with https://.',
  taken: 'This platform is registered already, with this client and deployment.',
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
    }),
  ),
});
export type LtiPlatforms = z.output<typeof LtiPlatforms>;

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

/** POST /api/lti/launch: the platform's signed message comes back through the browser. */
export const LtiLaunch = z.object({ state: text(4000), id_token: text(60_000), error: text(200) });
/** POST /api/lti/enter and /api/lti/deep-link: what our own page sends, under our seal. */
export const LtiTicket = z.object({ ticket: text(6000) });
export const LtiPick = z.object({ ticket: text(6000), work: text(60) });
export const LtiKeys = z.object({ keys: z.array(z.record(z.string(), z.unknown())) });
