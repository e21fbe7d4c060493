import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

const lti = 'https://purl.imsglobal.org/spec/lti/claim/';
const dl = 'https://purl.imsglobal.org/spec/lti-dl/claim/';
const nrps = 'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice';
const ags = 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint';
const lineScope = 'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem';
const scoreScope = 'https://purl.imsglobal.org/spec/lti-ags/scope/score';
const listScope = 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly';
const toolKey = 'https://purl.imsglobal.org/spec/lti-tool-configuration';
const membership = 'http://purl.imsglobal.org/vocab/lis/v2/membership#';

export type PlatformPerson = {
  readonly sub: string;
  readonly email?: string;
  readonly sourcedId?: string;
  readonly role?: 'Learner' | 'Instructor' | 'Mentor';
  readonly name?: string;
};
export type PlatformWish = {
  readonly person: PlatformPerson;
  readonly custom?: Readonly<Record<string, string>>;
  readonly deepLink?: boolean;
  /** The course in which it happens, and whether the link has its own column of marks already. */
  readonly course?: Readonly<{ id: string; title?: string; line?: string; services?: boolean }>;
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
    /** Addresses of services that are not the platform's. */
    services?: string;
    alg?: 'none';
  }>;
};

const sendJson = (response: ServerResponse, body: unknown, head: Readonly<Record<string, string>> = {}): void => {
  response.writeHead(200, { 'content-type': 'application/json', ...head }).end(JSON.stringify(body));
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
  const servicesOf = ({ course: { id, line, services = true } = { id: '' }, spoiled }: PlatformWish) => {
    if (id === '' || !services) return {};
    const base = spoiled?.services ?? at.base;
    return {
      [nrps]: { context_memberships_url: `${base}/courses/${id}/members`, service_versions: ['2.0'] },
      [ags]: {
        scope: [lineScope, scoreScope],
        lineitems: `${base}/courses/${id}/lines`,
        ...(line === undefined ? {} : { lineitem: `${base}/courses/${id}/lines/${line}?kind=own` }),
      },
    };
  };

  const message = async (asked: URL, wish: PlatformWish) => {
    const { person, custom = {}, deepLink = false, course, spoiled = {} } = wish;
    const { clientId, deploymentId, issuer } = registration();
    const seconds = Math.floor(now().getTime() / 1000) - (spoiled.expired === true ? 7200 : 0);
    const claims = {
      nonce: spoiled.nonce ?? asked.searchParams.get('nonce'),
      ...(spoiled.azp === undefined ? {} : { azp: spoiled.azp }),
      ...(person.email === undefined ? {} : { email: person.email }),
      ...(person.name === undefined ? {} : { name: person.name }),
      ...(course === undefined ? {} : { [`${lti}context`]: { id: course.id, title: course.title ?? 'Maths 8' } }),
      ...servicesOf(wish),
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

  /** What the platform's services keep: columns by address, marks as they came, who is in its courses, which tools registered. */
  const kept = {
    lines: new Map<string, { readonly label: string; readonly resourceId?: string | undefined }>(),
    scores: [] as { readonly line: string; readonly score: Readonly<Record<string, unknown>> }[],
    members: [] as readonly PlatformPerson[],
    tools: [] as Readonly<Record<string, unknown>>[],
    tokens: new Map<string, readonly string[]>(),
    calls: 0,
  };
  /** How the services behave: away, refusing, a list in pages of two, another's addresses in what is said of itself. */
  const mood: { status: number; scoreStatus: number; keys: readonly JWK[]; deployment: string; says: Readonly<Record<string, string>> } = {
    status: 200,
    scoreStatus: 200,
    keys: [],
    deployment: '',
    says: {},
  };

  const giveToken = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const asked = new URLSearchParams(await bodyOf(request));
    // A journey's tool is asked for its keys, as platforms do it.
    if (mood.keys.length === 0 && course.tool !== '')
      mood.keys = ((await (await fetch(`${course.tool}/api/lti/keys`)).json()) as { readonly keys: readonly JWK[] }).keys;
    const key = mood.keys.find(({ alg }) => alg === 'RS256');
    if (key === undefined) throw new Error('the platform knows no key of the tool');
    const { clientId, tokenUrl } = registration();
    await jwtVerify(asked.get('client_assertion') ?? '', await importJWK(key, 'RS256'), {
      issuer: clientId,
      subject: clientId,
      audience: tokenUrl,
      currentDate: now(),
      requiredClaims: ['jti', 'exp', 'iat'],
    });
    if (asked.get('grant_type') !== 'client_credentials') throw new Error('not a grant that we give');
    const token = `token-${kept.tokens.size + 1}`;
    kept.tokens.set(token, (asked.get('scope') ?? '').split(' '));
    sendJson(response, { access_token: token, token_type: 'Bearer', expires_in: 3600 });
  };

  const readMembers = (url: URL, response: ServerResponse): void => {
    const nth = Number(url.searchParams.get('page') ?? '0');
    const link = kept.members.length > 2 * nth + 2 ? { link: `<${at.base}${url.pathname}?page=${nth + 1}>; rel="next"` } : {};
    const shown = kept.members.slice(2 * nth, 2 * nth + 2).map(({ sub, name, email, sourcedId, role = 'Learner' }) => ({
      user_id: sub,
      status: 'Active',
      roles: [`${membership}${role}`],
      ...(name === undefined ? {} : { name }),
      ...(email === undefined ? {} : { email }),
      ...(sourcedId === undefined ? {} : { lis_person_sourcedid: sourcedId }),
    }));
    sendJson(response, { id: url.href, context: { id: 'course' }, members: shown }, link);
  };

  const answerForLines = async (url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [, line] = /^(?<line>.+)\/scores$/.exec(url.pathname) ?? [];
    if (line !== undefined) {
      if (mood.scoreStatus !== 200) return void response.writeHead(mood.scoreStatus).end();
      const known = kept.lines.has(line) || line.endsWith('/given');
      if (!known) return void response.writeHead(404).end();
      kept.scores.push({ line, score: JSON.parse(await bodyOf(request)) as Readonly<Record<string, unknown>> });
      return void response.writeHead(204).end();
    }
    if (request.method === 'POST') {
      const made = `${url.pathname}/${kept.lines.size + 1}`;
      kept.lines.set(made, JSON.parse(await bodyOf(request)) as { label: string; resourceId?: string });
      return sendJson(response, { id: `${at.base}${made}`, ...kept.lines.get(made) });
    }
    const wanted = url.searchParams.get('resource_id');
    const found = [...kept.lines].filter(([, { resourceId }]) => wanted === null || resourceId === wanted);
    sendJson(
      response,
      found.map(([id, one]) => ({ id: `${at.base}${id}`, ...one })),
    );
  };

  const registerTool = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.headers.authorization !== 'Bearer once') return void response.writeHead(401).end();
    const tool = JSON.parse(await bodyOf(request)) as Readonly<Record<string, unknown>>;
    kept.tools.push(tool);
    const { clientId } = registration();
    sendJson(response, {
      ...tool,
      client_id: clientId,
      ...(mood.deployment === '' ? {} : { [toolKey]: { deployment_id: mood.deployment } }),
    });
  };

  /** Assignment and Grade, Names and Role, tokens, registration: what a tool asks of a platform, server to server. */
  const service = async (url: URL, request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const isCourse = url.pathname.startsWith('/courses/');
    if (!isCourse && !['/token', '/.well-known/openid-configuration', '/register'].includes(url.pathname)) return false;
    kept.calls += 1;
    if (mood.status !== 200) response.writeHead(mood.status).end();
    else if (url.pathname === '/token') await giveToken(request, response);
    else if (url.pathname === '/register') await registerTool(request, response);
    else if (!isCourse) {
      const { issuer, authUrl, tokenUrl, jwksUrl } = registration();
      const ends = {
        authorization_endpoint: authUrl,
        token_endpoint: tokenUrl,
        jwks_uri: jwksUrl,
        registration_endpoint: `${at.base}/register`,
      };
      sendJson(response, { issuer, ...ends, ...mood.says });
    } else {
      const scopes = kept.tokens.get((request.headers.authorization ?? '').replace('Bearer ', '')) ?? [];
      const needed = url.pathname.endsWith('/members') ? listScope : url.pathname.endsWith('/scores') ? scoreScope : lineScope;
      if (scopes.length === 0) response.writeHead(401).end();
      else if (!scopes.includes(needed)) response.writeHead(403).end();
      else if (needed === listScope) readMembers(url, response);
      else await answerForLines(url, request, response);
    }
    return true;
  };

  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      if (await service(new URL(request.url ?? '/', at.base), request, response)) return;
      if (request.url === '/keys')
        sendJson(response, { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'p', alg: 'RS256', use: 'sig' }] });
      else await page(new URL(request.url ?? '/', at.base), request, response);
    };
    answer().catch(() => (response.headersSent ? response.end() : response.writeHead(500).end()));
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  at.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    registration,
    message,
    kept,
    mood,
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
