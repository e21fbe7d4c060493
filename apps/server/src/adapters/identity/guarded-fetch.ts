import { lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const patienceMs = 10_000;
const longestAnswer = 1_000_000;

const inner = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inner.addSubnet(net, bits, 'ipv6');

const isInner = (address: string): boolean => inner.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** An address is looked at when it is connected to, so that a name cannot point elsewhere a moment later. */
const outerOnly: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error !== null) return done(error, '', 0);
    const [first] = found;
    if (first === undefined || found.some(({ address }) => isInner(address)))
      return done(new Error('this address lies within our own network'), '', 0);
    // Node asks for all of them, or for one.
    if (options.all === true) return (done as (none: null, all: typeof found) => void)(null, found);
    return done(null, first.address, first.family);
  });
};

export type Asked = { readonly method?: string; readonly headers?: Readonly<Record<string, string>>; readonly body?: string };
export type GuardedFetch = {
  readonly mayAsk: (address: string) => boolean;
  readonly ask: (address: string, asked?: Asked) => Promise<Response>;
};

/** Asks addresses that a customer typed: https at its usual port, no redirect, a short answer, and never our own network. */
export const guardedFetch = (anywhere: boolean): GuardedFetch => {
  const mayAsk = (address: string): boolean => {
    if (!URL.canParse(address)) return false;
    const { protocol, hostname, username, password, port } = new URL(address);
    if (username !== '' || password !== '') return false;
    if (anywhere) return protocol === 'http:' || protocol === 'https:';
    const bare = hostname.replaceAll(/^\[|\]$/g, '');
    return (
      protocol === 'https:' &&
      port === '' &&
      isIP(bare) === 0 &&
      hostname.includes('.') &&
      !/\.(?:local|internal|localhost)$/.test(hostname)
    );
  };
  return {
    mayAsk,
    ask: (address, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((answer, refuse) => {
        if (!mayAsk(address)) return refuse(new Error('this address is not asked'));
        const send = address.startsWith('https:') ? secureRequest : plainRequest;
        const options = { method, headers, signal: AbortSignal.timeout(patienceMs), ...(anywhere ? {} : { lookup: outerOnly }) };
        const sent = send(address, options, (response) => {
          const parts: Buffer[] = [];
          let length = 0;
          response.on('data', (part: Buffer) => {
            length += part.length;
            if (length > longestAnswer) sent.destroy(new Error('the answer is too long'));
            else parts.push(part);
          });
          response.on('error', refuse);
          response.on('end', () => {
            const {
              statusCode: status = 502,
              headers: { link },
            } = response;
            const text = [204, 205, 304].includes(status) ? null : Buffer.concat(parts);
            // Where the next page is; nothing else of the head is read.
            answer(new Response(text, { status, headers: typeof link === 'string' ? { link } : {} }));
          });
        });
        sent.on('error', refuse);
        sent.end(body);
      }),
  };
};
