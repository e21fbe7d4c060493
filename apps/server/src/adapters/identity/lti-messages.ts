import { randomUUID, timingSafeEqual } from 'node:crypto';
import { createRemoteJWKSet, customFetch, errors, exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Clock } from '#ports/clock.ts';
import type { Lti, LtiMessage } from '#ports/lti.ts';
import type { GuardedFetch } from './guarded-fetch.ts';
import { ltiCalls, outOf, scopes } from './lti-calls.ts';
import { roleOf } from './lti-roles.ts';

const lti = 'https://purl.imsglobal.org/spec/lti/claim/';
const dl = 'https://purl.imsglobal.org/spec/lti-dl/claim/';
const nrps = 'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice';
const ags = 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint';

const Roles = z.array(z.string().max(300)).max(100).default([]);
const Common = z.object({
  sub: z.string().min(1).max(255),
  nonce: z.string(),
  azp: z.string().optional(),
  name: z.string().default('').catch(''),
  email: z.union([z.email().max(254), z.string().transform(() => '')]).default(''),
  [`${lti}version`]: z.literal('1.3.0'),
  [`${lti}deployment_id`]: z.string().min(1).max(255),
  [`${lti}roles`]: Roles,
  [`${lti}message_type`]: z.enum(['LtiResourceLinkRequest', 'LtiDeepLinkingRequest']),
  [`${lti}custom`]: z.record(z.string(), z.unknown()).optional(),
  [`${lti}lis`]: z.object({ person_sourcedid: z.string().max(60).optional() }).optional(),
});
const DeepLinking = z.object({
  deep_link_return_url: z.url({ protocol: /^https?$/ }).max(2000),
  accept_types: z.array(z.string()).max(20),
  accept_lineitem: z.boolean().default(true).catch(true),
  data: z.string().max(4000).optional(),
});

const same = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

const Course = z.object({ id: z.string().max(255), title: z.string().default('').catch(''), label: z.string().default('').catch('') });
const Memberships = z.object({ context_memberships_url: z.url().max(2000) });
const Marks = z.object({
  scope: z.array(z.string()).max(20).default([]).catch([]),
  lineitem: z.url().max(2000).optional().catch(undefined),
  lineitems: z.url().max(2000).optional().catch(undefined),
});
type MayAsk = (address: string) => boolean;

/** Where marks go, as far as the platform lets us: to a column that is there, or to one that we make. */
const marksOf = (claim: unknown, mayAsk: MayAsk): LtiMessage['marks'] => {
  const { scope, lineitem, lineitems } = Marks.safeParse(claim).data ?? { scope: [] };
  const may = (address: string | undefined, right: string): string | null =>
    address !== undefined && mayAsk(address) && scope.includes(`${scopes}${right}`) ? address : null;
  return { lineUrl: may(lineitem, 'score'), linesUrl: scope.includes(`${scopes}score`) ? may(lineitems, 'lineitem') : null };
};

const courseOf = (claims: Readonly<Record<string, unknown>>, mayAsk: MayAsk): LtiMessage['course'] => {
  const course = Course.safeParse(claims[`${lti}context`]).data ?? { id: '', title: '', label: '' };
  const list = Memberships.safeParse(claims[nrps]).data?.context_memberships_url;
  const title = (course.title || course.label || course.id).slice(0, 200);
  return { id: course.id, title, membershipsUrl: list !== undefined && mayAsk(list) ? list : null };
};

const read = (claims: z.output<typeof Common>, all: Readonly<Record<string, unknown>>, mayAsk: MayAsk): LtiMessage | undefined => {
  const about = {
    deploymentId: claims[`${lti}deployment_id`],
    subject: claims.sub,
    role: roleOf(Roles.parse(claims[`${lti}roles`])),
    email: claims.email.toLowerCase(),
    name: claims.name.slice(0, 120),
    course: courseOf(all, mayAsk),
    marks: marksOf(all[ags], mayAsk),
    sourcedId: z
      .object({ person_sourcedid: z.string().default('') })
      .catch({ person_sourcedid: '' })
      .parse(all[`${lti}lis`]).person_sourcedid,
  };
  if (claims[`${lti}message_type`] === 'LtiResourceLinkRequest') {
    const work = z.object({ work: z.uuid() }).safeParse(all[`${lti}custom`]).data?.work;
    return { ...about, kind: { of: 'launch', work } };
  }
  const settings = DeepLinking.safeParse(all[`${dl}deep_linking_settings`]).data;
  if (settings === undefined || !settings.accept_types.includes('ltiResourceLink')) return undefined;
  return {
    ...about,
    kind: { of: 'deep-link', returnUrl: settings.deep_link_return_url, data: settings.data, takesLine: settings.accept_lineitem },
  };
};

/** LTI 1.3 messages: what platforms sign for us, and what we sign for them. */
export const ltiMessages = (guarded: GuardedFetch, now: Clock): Lti => {
  const { mayAsk, ask } = guarded;
  const keysOf = new Map<string, ReturnType<typeof createRemoteJWKSet>>();
  const keysAt = (address: string): ReturnType<typeof createRemoteJWKSet> => {
    const known = keysOf.get(address);
    if (known !== undefined) return known;
    const keys = createRemoteJWKSet(new URL(address), { timeoutDuration: 10_000, [customFetch]: (url: string) => ask(url) });
    keysOf.set(address, keys);
    return keys;
  };
  const seconds = (): number => Math.floor(now().getTime() / 1000);

  return {
    mayAsk,
    ...ltiCalls(guarded, now),
    newKey: async () => {
      const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
      const kid = randomUUID();
      return {
        kid,
        privateKey: JSON.stringify(await exportJWK(privateKey)),
        publicKey: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' },
      };
    },

    readLaunch: async (token, { issuer, clientId, jwksUrl }, nonce) => {
      try {
        const { payload } = await jwtVerify(token, keysAt(jwksUrl), {
          issuer,
          audience: clientId,
          algorithms: ['RS256'],
          currentDate: now(),
          clockTolerance: 60,
          maxTokenAge: 3600,
          requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
        });
        const claims = Common.safeParse(payload).data;
        if (claims === undefined || !same(claims.nonce, nonce)) return undefined;
        if (claims.azp !== undefined ? claims.azp !== clientId : Array.isArray(payload.aud) && payload.aud.length > 1) return undefined;
        return read(claims, payload, mayAsk);
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },

    deepLinkResponse: async ({ kid, privateKey }, { issuer, clientId }, { deploymentId, data, items, nonce }) =>
      new SignJWT({
        nonce,
        [`${lti}deployment_id`]: deploymentId,
        [`${lti}message_type`]: 'LtiDeepLinkingResponse',
        [`${lti}version`]: '1.3.0',
        ...(data === undefined ? {} : { [`${dl}data`]: data }),
        [`${dl}content_items`]: items.map(({ title, url, work, withLine }) => ({
          type: 'ltiResourceLink',
          title,
          url,
          custom: { work },
          ...(withLine ? { lineItem: { label: title, scoreMaximum: outOf, resourceId: work } } : {}),
        })),
      })
        .setProtectedHeader({ alg: 'RS256', kid })
        .setIssuer(clientId)
        .setAudience(issuer)
        .setIssuedAt(seconds())
        .setExpirationTime(seconds() + 300)
        .sign(await importJWK(JSON.parse(privateKey) as JWK, 'RS256')),
  };
};
