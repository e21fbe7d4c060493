import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export type ProviderPerson = {
  readonly sub: string;
  readonly email: string;
  readonly email_verified?: boolean;
  readonly given_name?: string;
  readonly family_name?: string;
  /** Google: the Workspace domain. */
  readonly hd?: string;
  /** Microsoft: the tenant, the name in it, and whether they are a guest. */
  readonly tid?: string;
  readonly preferred_username?: string;
  readonly acct?: number;
};
export type ProviderKind = 'google' | 'microsoft';
/** What a token says instead of what it should, for tests that tamper. */
export type Spoiled = {
  readonly nonce?: string;
  readonly aud?: string;
  readonly iss?: string;
  readonly expired?: boolean;
  readonly foreignKey?: boolean;
};

const bodyOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new URLSearchParams(Buffer.concat(parts).toString());
};

const sendJson = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

export const provider = { clientId: 'hedgerow-test', clientSecret: 'a secret of the test' } as const;

/** Microsoft's path for work and school accounts of every tenant. */
const everyTenant = '/organizations/v2.0';

/**
 * A provider of accounts that speaks OpenID Connect over real HTTP: code flow, PKCE, RS256. Whoever `signs in` is set by the test.
 * As Microsoft it answers for many tenants: its document names none of them, and each token names its own.
 */
export const openIdProvider = async (now: Date, kind: ProviderKind = 'google') => {
  const [{ privateKey, publicKey }, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const codes = new Map<string, { readonly asked: URLSearchParams; readonly person: ProviderPerson }>();
  const state: { person: ProviderPerson; spoiled: Spoiled; asked: URLSearchParams } = {
    person: { sub: 'nobody', email: 'nobody@example.test' },
    spoiled: {},
    asked: new URLSearchParams(),
  };
  const at = { base: '', issuer: '', called: '' };

  const idToken = async (person: ProviderPerson, nonce: string): Promise<string> => {
    const { spoiled } = state;
    const seconds = Math.floor(now.getTime() / 1000) - (spoiled.expired === true ? 7200 : 0);
    return new SignJWT({ email_verified: true, ...person, nonce: spoiled.nonce ?? nonce })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(spoiled.iss ?? (kind === 'microsoft' ? `${at.base}/${person.tid ?? 'none'}/v2.0` : at.issuer))
      .setAudience(spoiled.aud ?? provider.clientId)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 3600)
      .sign(spoiled.foreignKey === true ? foreign.privateKey : privateKey);
  };

  const redeem = async (form: URLSearchParams): Promise<string | undefined> => {
    const code = form.get('code') ?? '';
    const given = codes.get(code);
    codes.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const fits =
      given !== undefined &&
      form.get('client_id') === provider.clientId &&
      form.get('client_secret') === provider.clientSecret &&
      form.get('redirect_uri') === given.asked.get('redirect_uri') &&
      challenge === given.asked.get('code_challenge');
    return fits ? idToken(given.person, given.asked.get('nonce') ?? '') : undefined;
  };

  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const url = new URL((request.url ?? '/').replace(everyTenant, ''), at.base);
      if (url.pathname === '/.well-known/openid-configuration') {
        const endpoints = { authorization_endpoint: '/authorize', token_endpoint: '/token', jwks_uri: '/keys' };
        const full = Object.entries(endpoints).map(([name, path]) => [name, `${at.base}${path}`]);
        sendJson(response, 200, { issuer: at.called, ...Object.fromEntries(full) });
      } else if (url.pathname === '/keys')
        sendJson(response, 200, { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] });
      else if (url.pathname === '/authorize') {
        const code = randomUUID();
        codes.set(code, { asked: url.searchParams, person: state.person });
        state.asked = url.searchParams;
        const back = new URL(url.searchParams.get('redirect_uri') ?? at.base);
        back.searchParams.set('code', code);
        back.searchParams.set('state', url.searchParams.get('state') ?? '');
        response.writeHead(302, { location: back.href }).end();
      } else if (url.pathname === '/token') {
        const token = await redeem(await bodyOf(request));
        if (token === undefined) sendJson(response, 400, { error: 'invalid_grant' });
        else sendJson(response, 200, { id_token: token, access_token: 'unused', token_type: 'Bearer' });
      } else sendJson(response, 404, {});
    };
    answer().catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  at.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  at.issuer = kind === 'microsoft' ? `${at.base}${everyTenant}` : at.base;
  at.called = kind === 'microsoft' ? `${at.base}/{tenantid}/v2.0` : at.base;

  return {
    issuer: at.issuer,
    /** Who the next browser is at the provider, and what its token says wrongly. */
    signsIn: (person: ProviderPerson, spoiled: Spoiled = {}): void => {
      state.person = person;
      state.spoiled = spoiled;
    },
    lastAsked: (): URLSearchParams => state.asked,
    close: (): Promise<void> =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
};
