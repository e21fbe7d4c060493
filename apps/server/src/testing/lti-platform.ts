import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

const lti = 'https://purl.imsglobal.org/spec/lti/claim/';
const dl = 'https://purl.imsglobal.org/spec/lti-dl/claim/';
const membership = 'http://purl.imsglobal.org/vocab/lis/v2/membership#';

export type PlatformPerson = {
  readonly sub: string;
  readonly email?: string;
  readonly sourcedId?: string;
  readonly role?: 'Learner' | 'Instructor' | 'Mentor';
};
export type PlatformWish = {
  readonly person: PlatformPerson;
  readonly custom?: Readonly<Record<string, string>>;
  readonly deepLink?: boolean;
  /** What the message says instead of what it should. */
  readonly spoiled?: Readonly<{
    nonce?: string;
    aud?: string | readonly string[];
    azp?: string;
    iss?: string;
    expired?: boolean;
    foreignKey?: boolean;
    deployment?: string;
    version?: string;
    type?: string;
    alg?: 'none';
  }>;
};

const sendJson = (response: ServerResponse, body: unknown): void => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

const sendPage = (response: ServerResponse, body: string): void => {
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    .end(`<!doctype html><html lang="en"><title>Platform</title><body><main>${body}</main></body></html>`);
};
/** As platforms do it: a form that sends itself. */
const formOf = (action: string, fields: Readonly<Record<string, string>>): string =>
  `<form method="post" action="${action}">${Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
    .join('')}</form><script>document.forms[0].submit()</script>`;
const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

/** A learning platform that speaks LTI 1.3 over real HTTP: its keys, its authorisation, its signed messages, and where picked work comes back. */
export const ltiPlatform = async (now: () => Date) => {
  const [own, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const at = { base: '' };
  const registration = () => ({
    name: 'Moodle of the test',
    issuer: at.base,
    clientId: 'client-1',
    deploymentId: '1',
    authUrl: `${at.base}/auth`,
    tokenUrl: `${at.base}/token`,
    jwksUrl: `${at.base}/keys`,
  });

  const deepLinking = () => ({
    deep_link_return_url: `${at.base}/content?course=7`,
    accept_types: ['ltiResourceLink'],
    accept_presentation_document_targets: ['iframe', 'window'],
    data: 'course 7',
  });

  /** What the platform posts to us, once a browser has come with what we asked of its authorisation. */
  const message = async (asked: URL, { person, custom = {}, deepLink = false, spoiled = {} }: PlatformWish) => {
    const { clientId, deploymentId, issuer } = registration();
    const seconds = Math.floor(now().getTime() / 1000) - (spoiled.expired === true ? 7200 : 0);
    const claims = {
      nonce: spoiled.nonce ?? asked.searchParams.get('nonce'),
      ...(spoiled.azp === undefined ? {} : { azp: spoiled.azp }),
      ...(person.email === undefined ? {} : { email: person.email }),
      [`${lti}version`]: spoiled.version ?? '1.3.0',
      [`${lti}message_type`]: spoiled.type ?? (deepLink ? 'LtiDeepLinkingRequest' : 'LtiResourceLinkRequest'),
      [`${lti}deployment_id`]: spoiled.deployment ?? deploymentId,
      [`${lti}target_link_uri`]: asked.searchParams.get('redirect_uri'),
      [`${lti}roles`]: [`${membership}${person.role ?? 'Learner'}`],
      [`${lti}custom`]: custom,
      ...(person.sourcedId === undefined ? {} : { [`${lti}lis`]: { person_sourcedid: person.sourcedId } }),
      ...(deepLink ? { [`${dl}deep_linking_settings`]: deepLinking() } : { [`${lti}resource_link`]: { id: 'link-1', title: 'Work' } }),
    };
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'p' })
      .setIssuer(spoiled.iss ?? issuer)
      .setSubject(person.sub)
      .setAudience(spoiled.aud === undefined ? clientId : typeof spoiled.aud === 'string' ? spoiled.aud : [...spoiled.aud])
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 600)
      .sign(spoiled.foreignKey === true ? foreign.privateKey : own.privateKey);
    const [, payload] = token.split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    return { state: asked.searchParams.get('state') ?? '', id_token: spoiled.alg === 'none' ? unsigned : token };
  };

  const course: { wish: PlatformWish; tool: string; picked: string } = { wish: { person: { sub: 'nobody' } }, tool: '', picked: '' };
  /** A browser's own pages: a course with us in a frame or in the window itself, the way there, and where picked work arrives. */
  const page = async (url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (url.pathname === '/course')
      sendPage(response, `<h1>Course</h1><iframe title="Tool" src="/open" width="100%" height="600"></iframe>`);
    else if (url.pathname === '/open') {
      const { issuer, clientId } = registration();
      const fields = { iss: issuer, client_id: clientId, login_hint: 'me', target_link_uri: `${course.tool}/api/lti/launch` };
      sendPage(response, formOf(`${course.tool}/api/lti/login`, fields));
    } else if (url.pathname === '/auth')
      sendPage(response, formOf(url.searchParams.get('redirect_uri') ?? '', await message(url, course.wish)));
    else if (url.pathname === '/content') {
      course.picked = new URLSearchParams(await bodyOf(request)).get('JWT') ?? '';
      const [item] = z
        .array(z.object({ title: z.string(), custom: z.record(z.string(), z.string()) }))
        .parse(decodeJwt(course.picked)[`${dl}content_items`]);
      course.wish = { ...course.wish, custom: item?.custom ?? {} };
      sendPage(response, `<h1>Added</h1><p>${item?.title}</p>`);
    } else response.writeHead(404).end();
  };

  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      if (request.url === '/keys')
        sendJson(response, { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'p', alg: 'RS256', use: 'sig' }] });
      else await page(new URL(request.url ?? '/', at.base), request, response);
    };
    answer().catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  at.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    registration,
    message,
    /** Who opens us next, in which course of which tool. */
    opens: (tool: string, wish: PlatformWish): void => {
      course.tool = tool;
      // What was picked stays in the course.
      course.wish = { custom: course.wish.custom ?? {}, ...wish };
    },
    /** What comes back from a teacher's pick, as the platform reads it: checked with our published keys. */
    reads: async (jwt: string, keys: readonly JWK[]): Promise<Readonly<Record<string, unknown>>> => {
      const { clientId, issuer } = registration();
      const key = keys.find(({ alg }) => alg === 'RS256');
      if (key === undefined) return decodeJwt(jwt);
      const { payload } = await jwtVerify(jwt, await importJWK(key, 'RS256'), { issuer: clientId, audience: issuer, currentDate: now() });
      return payload;
    },
    close: (): Promise<void> =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
};
export type LtiPlatform = Awaited<ReturnType<typeof ltiPlatform>>;
