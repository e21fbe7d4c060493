import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fillPage } from '@hedgerow/contracts/page-patterns';
import { findWebRoute, templatePath } from '@hedgerow/contracts/web-routes';
import { buildFolder, clientFolder } from './files.ts';

/** Looks at the build as the server shows it (policy, addresses, status codes), without a server. `node build-steps/preview.ts [port]` */
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

// Read again each time: the build may be made anew beside a running preview.
const hashesOf = (page: string): readonly string[] =>
  (JSON.parse(readFileSync(join(buildFolder, 'csp-hashes.json'), 'utf8')) as Readonly<Record<string, readonly string[]>>)[page] ?? [];

const policy = (page: string): string =>
  [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "connect-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    `script-src 'self' ${hashesOf(page).join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
  ].join('; ');

const sendFile = (response: ServerResponse, file: string): void => {
  response.writeHead(200, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'content-encoding': 'identity',
    'cache-control': 'no-cache',
  });
  createReadStream(file).pipe(response);
};

const sendPage = (response: ServerResponse, path: string): void => {
  const route = findWebRoute(path);
  const wanted = route ? `${templatePath(route.path).slice(1)}/index.html`.replace(/^\//, '') : '__spa-fallback.html';
  const page = existsSync(join(clientFolder, wanted)) ? wanted : '__spa-fallback.html';
  response.writeHead(route ? 200 : 404, {
    'content-type': types['.html'],
    'content-security-policy': policy(page),
    'cache-control': 'no-cache',
  });
  response.end(fillPage(readFileSync(join(clientFolder, page), 'utf8'), undefined));
};

const server = createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  if (path.startsWith('/api/')) {
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"Not found","message":"Not found","code":"not_found"}');
    return;
  }
  const file = join(clientFolder, normalize(path));
  if (extname(path) === '') sendPage(response, path);
  else if (existsSync(file) && file.startsWith(clientFolder)) sendFile(response, file);
  else response.writeHead(404).end('Not found');
});

server.listen(Number(process.argv[2] ?? 0), '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : ''}/`);
});
