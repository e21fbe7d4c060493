import { randomUUID } from 'node:crypto';
import { importJWK, type JWK, SignJWT } from 'jose';
import { z } from 'zod';
import type { Clock } from '#ports/clock.ts';
import { type Lti, type LtiAsked, LtiCallFailed, type LtiConfiguration, type LtiKey, type LtiMember } from '#ports/lti.ts';
import type { Asked, GuardedFetch } from './guarded-fetch.ts';
import { roleOf } from './lti-roles.ts';

export const scopes = 'https://purl.imsglobal.org/spec/lti-ags/scope/';
const [lineScope, scoreScope] = [`${scopes}lineitem`, `${scopes}score`];
const listScope = 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly';
const toolKey = 'https://purl.imsglobal.org/spec/lti-tool-configuration';
const platformKey = 'https://purl.imsglobal.org/spec/lti-platform-configuration';

/** Marks are percent. */
export const outOf = 100;
/** A whole year group in a course, with room to spare. */
const mostMembers = 3000;
const mostPages = 30;

const address = z.url({ protocol: /^https?$/ }).max(2000);
const Token = z.object({ access_token: z.string().min(1).max(8000), expires_in: z.coerce.number().positive().catch(300) });
const text = (max: number) => z.string().max(max).default('').catch('');
const Members = z.object({
  members: z.array(
    z.object({
      user_id: z.string().min(1).max(255),
      status: z.string().default('Active').catch('Active'),
      roles: z.array(z.string().max(300)).max(100).default([]).catch([]),
      name: text(200),
      given_name: text(100),
      family_name: text(100),
      email: text(254),
      lis_person_sourcedid: text(60),
    }),
  ),
});
const Line = z.object({ id: address, resourceId: z.string().optional().catch(undefined) });
const Configuration = z.object({
  issuer: address,
  authorization_endpoint: address,
  token_endpoint: address,
  jwks_uri: address,
  registration_endpoint: address,
  [platformKey]: z
    .object({ product_family_code: text(60) })
    .default({ product_family_code: '' })
    .catch({ product_family_code: '' }),
});
const Registered = z.object({
  client_id: z.string().min(1).max(200),
  [toolKey]: z
    .object({ deployment_id: text(200) })
    .default({ deployment_id: '' })
    .catch({ deployment_id: '' }),
});

/** A part of an address before its question mark. */
const below = (url: string, part: string): string => {
  const whole = new URL(url);
  whole.pathname = `${whole.pathname.replace(/\/$/, '')}/${part}`;
  return whole.href;
};

const nextPage = (link: string | null): string | undefined => /<(?<next>[^>]+)>\s*;[^,]*\brel="?next"?/i.exec(link ?? '')?.groups?.['next'];

const memberOf = (member: z.output<typeof Members>['members'][number]): LtiMember => ({
  subject: member.user_id,
  role: roleOf(member.roles),
  email: member.email.toLowerCase(),
  sourcedId: member.lis_person_sourcedid,
  name: (member.name || `${member.given_name} ${member.family_name}`.trim()).slice(0, 120),
});

const failed = (status: number): LtiCallFailed =>
  status >= 500 || status === 429 || status === 408
    ? new LtiCallFailed('away', `The platform answered ${status}.`)
    : new LtiCallFailed(status === 404 || status === 410 ? 'gone' : 'refused', `The platform answered ${status}.`);

const checked = (answer: Response): Response => {
  if (!answer.ok) throw failed(answer.status);
  return answer;
};

const read = async <Shape extends z.ZodType>(answer: Response, shape: Shape): Promise<z.output<Shape>> => {
  const parsed = shape.safeParse(await answer.json().catch(() => undefined));
  if (!parsed.success) throw new LtiCallFailed('refused', 'We could not read what the platform answered.');
  return parsed.data;
};

type Call = Asked & { readonly accept?: string };

/** What we ask of a platform by its services, with a token that it gives for our signature. */
export const ltiCalls = (
  { mayAsk, ask }: GuardedFetch,
  now: Clock,
): Pick<Lti, 'members' | 'lineOf' | 'sendScore' | 'configuration' | 'register'> => {
  const tokens = new Map<string, { readonly token: string; readonly until: number }>();

  const send = async (url: string, asked: Asked): Promise<Response> => {
    if (!mayAsk(url)) throw new LtiCallFailed('refused', 'The platform named an address that we do not ask.');
    return ask(url, asked).catch(() => {
      throw new LtiCallFailed('away', 'The platform did not answer.');
    });
  };

  const newToken = async ({ kid, privateKey }: LtiKey, { clientId, tokenUrl }: LtiAsked, scope: string) => {
    const seconds = Math.floor(now().getTime() / 1000);
    const assertion = await new SignJWT({})
      .setProtectedHeader({ alg: 'RS256', kid })
      .setIssuer(clientId)
      .setSubject(clientId)
      .setAudience(tokenUrl)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 300)
      .setJti(randomUUID())
      .sign(await importJWK(JSON.parse(privateKey) as JWK, 'RS256'));
    const answer = await send(tokenUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
        client_assertion: assertion,
        scope,
      }).toString(),
    });
    if (!answer.ok) throw failed(answer.status);
    const { access_token: token, expires_in: lasts } = await read(answer, Token);
    return { token, until: now().getTime() + Math.max(0, Math.min(lasts, 3600) - 60) * 1000 };
  };

  /** With a token, which is asked for once more where the platform takes the one we have no longer. */
  const call = async (key: LtiKey, platform: LtiAsked, scope: string, url: string, { accept, ...asked }: Call): Promise<Response> => {
    const name = `${platform.tokenUrl} ${platform.clientId} ${scope}`;
    const attempt = async (): Promise<Response> => {
      const known = tokens.get(name);
      const current = known !== undefined && known.until > now().getTime() ? known : await newToken(key, platform, scope);
      tokens.set(name, current);
      const headers = { authorization: `Bearer ${current.token}`, ...(accept === undefined ? {} : { accept }), ...asked.headers };
      return send(url, { ...asked, headers });
    };
    const first = await attempt();
    if (first.status !== 401) return first;
    tokens.delete(name);
    return attempt();
  };

  return {
    members: async (key, platform, membershipsUrl) => {
      const accept = 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json';
      const found: LtiMember[] = [];
      let next: string | undefined = membershipsUrl;
      for (let page = 0; next !== undefined && page < mostPages && found.length < mostMembers; page += 1) {
        const answer: Response = checked(await call(key, platform, listScope, next, { accept }));
        const { members } = await read(answer, Members);
        found.push(...members.filter(({ status }) => status === 'Active').map(memberOf));
        const link = nextPage(answer.headers.get('link'));
        next = link === undefined ? undefined : new URL(link, next).href;
        // Our token is for this server alone.
        if (next !== undefined && new URL(next).origin !== new URL(membershipsUrl).origin)
          throw new LtiCallFailed('refused', 'The platform named an address that is not its own.');
      }
      return found.slice(0, mostMembers);
    },

    lineOf: async (key, platform, linesUrl, { id, title }) => {
      const one = 'application/vnd.ims.lis.v2.lineitem+json';
      const query = new URL(linesUrl);
      query.searchParams.set('resource_id', id);
      const accept = 'application/vnd.ims.lis.v2.lineitemcontainer+json';
      const there = await read(checked(await call(key, platform, lineScope, query.href, { accept })), z.array(Line));
      const known = there.find(({ resourceId }) => resourceId === id);
      if (known !== undefined) return known.id;
      const made = await call(key, platform, lineScope, linesUrl, {
        method: 'POST',
        accept: one,
        headers: { 'content-type': one },
        body: JSON.stringify({ label: title, scoreMaximum: outOf, resourceId: id }),
      });
      return (await read(checked(made), Line)).id;
    },

    sendScore: async (key, platform, lineUrl, { subject, score, final, finishedAt }) => {
      const given = score === null ? {} : { scoreGiven: score, scoreMaximum: outOf };
      const gradingProgress = score === null ? 'NotReady' : final ? 'FullyGraded' : 'PendingManual';
      const answer = await call(key, platform, scoreScope, below(lineUrl, 'scores'), {
        method: 'POST',
        headers: { 'content-type': 'application/vnd.ims.lis.v1.score+json' },
        body: JSON.stringify({
          userId: subject,
          ...given,
          activityProgress: 'Completed',
          gradingProgress,
          timestamp: finishedAt.toISOString(),
        }),
      });
      checked(answer);
    },

    configuration: async (from): Promise<LtiConfiguration> => {
      const said = await read(checked(await send(from, { headers: { accept: 'application/json' } })), Configuration);
      const { issuer, authorization_endpoint, token_endpoint, jwks_uri, registration_endpoint } = said;
      const all = [issuer, authorization_endpoint, token_endpoint, jwks_uri, registration_endpoint];
      // Who says something of a platform has to be that platform.
      const host = new URL(from).host;
      if (new URL(issuer).host !== host || new URL(registration_endpoint).host !== host || !all.every(mayAsk))
        throw new LtiCallFailed('refused', 'The platform named addresses that are not its own.');
      return {
        issuer,
        authUrl: authorization_endpoint,
        tokenUrl: token_endpoint,
        jwksUrl: jwks_uri,
        registrationUrl: registration_endpoint,
        product: said[platformKey].product_family_code,
      };
    },

    register: async ({ registrationUrl }, token, { name, description, loginUrl, launchUrl, keysUrl, pickLabel }) => {
      const body = {
        application_type: 'web',
        response_types: ['id_token'],
        grant_types: ['implicit', 'client_credentials'],
        initiate_login_uri: loginUrl,
        redirect_uris: [launchUrl],
        client_name: name,
        jwks_uri: keysUrl,
        token_endpoint_auth_method: 'private_key_jwt',
        scope: [lineScope, scoreScope, listScope].join(' '),
        [toolKey]: {
          domain: new URL(launchUrl).host,
          description,
          target_link_uri: launchUrl,
          claims: ['iss', 'sub', 'name', 'email'],
          messages: [{ type: 'LtiDeepLinkingRequest', target_link_uri: launchUrl, label: pickLabel }],
        },
      };
      const answer = await send(registrationUrl, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      });
      const said = await read(checked(answer), Registered);
      return { clientId: said.client_id, deploymentId: said[toolKey].deployment_id };
    },
  };
};
