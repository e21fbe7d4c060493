import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionCookies, Visitor } from '#ports/identity.ts';

export const visitorOf = (request: FastifyRequest): Visitor => ({
  cookie: request.headers.cookie,
  userAgent: request.headers['user-agent'],
  address: request.ip,
});

export const giveCookies = (reply: FastifyReply, cookies: SessionCookies): void => {
  for (const cookie of cookies) void reply.header('set-cookie', cookie);
};
