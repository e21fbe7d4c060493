import { randomUUID, timingSafeEqual } from 'node:crypto';
import { createRemoteJWKSet, customFetch, errors, exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Clock } from '#ports/clock.ts';
import type { Lti, LtiMessage, LtiRole } from '#ports/lti.ts';
import type { GuardedFetch } from './guarded-fetch.ts';

const lti = 'https://purl.imsglobal.org/spec/lti/claim/';
const dl = 'https://purl.imsglobal.org/spec/lti-dl/claim/';

const Roles = z.array(z.string().max(300)).max(100).default([]);
const Common = z.object({
  sub: z.string().min(1).max(255),
  nonce: z.string(),
  azp: z.string().optional(),
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
  data: z.string().max(4000).optional(),
});

const roleOf = (roles: readonly string[]): LtiRole => {
  const isOne = (name: RegExp): boolean => roles.some((role) => name.test(role));
  if (isOne(/membership(?:\/\w+)?#(?:Instructor|ContentDeveloper|TeachingAssistant)$|#Administrator$/)) return 'staff';
  return isOne(/membership#Learner$|^Learner$/) ? 'learner' : 'other';
};

const same = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

const read = (claims: z.output<typeof Common>, all: Readonly<Record<string, unknown>>): LtiMessage | undefined => {
  const about = {
    deploymentId: claims[`${lti}deployment_id`],
    subject: claims.sub,
    role: roleOf(Roles.parse(claims[`${lti}roles`])),
    email: claims.email.toLowerCase(),
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
  return { ...about, kind: { of: 'deep-link', returnUrl: settings.deep_link_return_url, data: settings.data } };
};

/** LTI 1.3 messages: what platforms sign for us, and what we sign for them. */
export const ltiMessages = ({ mayAsk, ask }: GuardedFetch, now: Clock): Lti => {
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
        return read(claims, payload);
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
        [`${dl}content_items`]: items.map(({ title, url, work }) => ({ type: 'ltiResourceLink', title, url, custom: { work } })),
      })
        .setProtectedHeader({ alg: 'RS256', kid })
        .setIssuer(clientId)
        .setAudience(issuer)
        .setIssuedAt(seconds())
        .setExpirationTime(seconds() + 300)
        .sign(await importJWK(JSON.parse(privateKey) as JWK, 'RS256')),
  };
};
