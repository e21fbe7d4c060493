import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import type { SignOnProvider } from '@hedgerow/domain/school-sign-on';
import type { Clock } from '#ports/clock.ts';
import type { OpenId } from '#ports/open-id.ts';

export type OpenIdSettings = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Our own address that the provider sends the browser back to. */
  readonly returnAddress: string;
  readonly now: Clock;
  /** Google is what it is left out for. */
  readonly of?: SignOnProvider;
  /** Accounts that an organisation gave, and no others, are offered there. */
  readonly forSchools?: boolean;
};

const patienceMs = 10_000;

const Discovery = z.object({ issuer: z.string(), authorization_endpoint: z.url(), token_endpoint: z.url(), jwks_uri: z.url() });
const Tokens = z.object({ id_token: z.string().max(20_000) });
/** Longer names are kept to what our forms take, and nobody is turned away for one. */
const shortName = z
  .string()
  .default('')
  .transform((name) => name.slice(0, 60).toWellFormed());
const claimsOfAll = {
  sub: z.string().min(1).max(255),
  nonce: z.string(),
  azp: z.string().optional(),
  given_name: shortName,
  family_name: shortName,
};
const emailAddress = z
  .email()
  .max(254)
  .transform((text) => text.toLowerCase());
const GoogleClaims = z
  .object({
    ...claimsOfAll,
    email: emailAddress,
    email_verified: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]).default(false),
    /** The Workspace domain; an account of one's own has none. */
    hd: z.string().min(1).max(253).optional(),
  })
  .transform(({ email, email_verified: emailVerified, hd, ...all }) => ({ ...all, email, emailVerified, organisation: hd?.toLowerCase() }));

/** The tenant in which Microsoft keeps everybody's own accounts. */
const personalTenant = '9188040d-6c67-4c5b-b112-36a304b66dad';
const MicrosoftClaims = z
  .object({
    ...claimsOfAll,
    iss: z.string(),
    tid: z.uuid().transform((text) => text.toLowerCase()),
    /** The name that the tenant gave. Its "email" is left alone: anybody's own tenant can write any address there. */
    preferred_username: z.union([emailAddress, z.string().transform(() => '')]).default(''),
    /** 1 for a guest, who belongs to another tenant. */
    acct: z.union([z.number(), z.string()]).optional(),
    idp: z.string().optional(),
  })
  .transform(({ preferred_username: email, tid, acct, idp, iss, ...all }) => {
    const own = tid !== personalTenant && String(acct ?? 0) === '0' && (idp === undefined || idp === iss);
    return { ...all, tid, email, emailVerified: own && email !== '', organisation: own ? tid : undefined };
  });
/** Where many tenants sign in by one address, the document names them by this, and each token by its own. */
const anyTenant = '{tenantid}';
const Kept = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });

const draw = (): string => randomBytes(32).toString('base64url');
const same = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

const readKept = (text: string): z.output<typeof Kept> | undefined => {
  try {
    return Kept.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data;
  } catch {
    return undefined;
  }
};

/** OpenID Connect's code flow, as Google and as Microsoft speak it. The provider's addresses come from its own discovery document, read once. */
export const openIdSignIn = (settings: OpenIdSettings): OpenId => {
  const { issuer, clientId, clientSecret, returnAddress, now, of = 'google', forSchools = false } = settings;
  const calledThere = of === 'microsoft' ? issuer.replace(/\/(?:organizations|common)\//, `/${anyTenant}/`) : issuer;
  let provider: Promise<z.output<typeof Discovery> & { keys: ReturnType<typeof createRemoteJWKSet> }> | undefined;

  const discover = async () => {
    const answer = await fetch(`${issuer}/.well-known/openid-configuration`, { signal: AbortSignal.timeout(patienceMs) });
    const found = Discovery.parse(await answer.json());
    if (found.issuer !== calledThere) throw new Error(`the provider calls itself ${found.issuer}`);
    return { ...found, keys: createRemoteJWKSet(new URL(found.jwks_uri), { timeoutDuration: patienceMs }) };
  };
  const known = () => {
    provider ??= discover().catch((error: unknown) => {
      provider = undefined;
      throw error;
    });
    return provider;
  };

  /** With whom the token must say that it comes from. */
  const readClaims = (payload: object) => {
    if (of === 'google') {
      const claims = GoogleClaims.safeParse(payload).data;
      return claims && { ...claims, issuer: calledThere };
    }
    const claims = MicrosoftClaims.safeParse(payload).data;
    return claims && { ...claims, issuer: calledThere.replace(anyTenant, claims.tid) };
  };

  const exchange = async (endpoint: string, code: string, verifier: string): Promise<string | undefined> => {
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: returnAddress,
      client_id: clientId,
      client_secret: clientSecret,
      code_verifier: verifier,
    });
    const answer = await fetch(endpoint, { method: 'POST', body, redirect: 'error', signal: AbortSignal.timeout(patienceMs) });
    return answer.ok ? Tokens.safeParse(await answer.json()).data?.id_token : undefined;
  };

  return {
    begin: async () => {
      const { authorization_endpoint: endpoint } = await known();
      const [state, nonce, verifier] = [draw(), draw(), draw()];
      const address = new URL(endpoint);
      const asked = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: returnAddress,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        prompt: 'select_account',
        ...(forSchools && of === 'google' ? { hd: '*' } : {}),
      };
      for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
      return { address: address.href, kept: Buffer.from(JSON.stringify({ state, nonce, verifier })).toString('base64url') };
    },

    finish: async ({ code, state, kept }) => {
      const own = readKept(kept);
      if (own === undefined || !same(own.state, state)) return undefined;
      const { token_endpoint: endpoint, keys } = await known();
      const token = await exchange(endpoint, code, own.verifier);
      if (token === undefined) return undefined;
      try {
        const options = {
          audience: clientId,
          algorithms: ['RS256'],
          currentDate: now(),
          clockTolerance: 60,
          requiredClaims: ['exp', 'iat', 'iss'],
        };
        const { payload } = await jwtVerify(token, keys, options);
        const claims = readClaims(payload);
        if (claims === undefined || payload.iss !== claims.issuer || !same(claims.nonce, own.nonce)) return undefined;
        if (claims.azp !== undefined && claims.azp !== clientId) return undefined;
        const { sub, email, emailVerified, organisation, given_name: firstName, family_name: lastName } = claims;
        return { subject: sub, email, emailVerified, firstName, lastName, organisation };
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
};
