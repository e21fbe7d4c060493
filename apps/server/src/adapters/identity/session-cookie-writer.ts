import { createHmac } from 'node:crypto';

export type WriteSessionCookie = (token: string) => string;

/** The same cookie as a sign-in gives: `token.signature`, out of reach of scripts and of other sites. */
export const sessionCookieWriter = (secret: string, name: string, secure: boolean, maxAgeSeconds: number): WriteSessionCookie => {
  return (token) => {
    const signature = createHmac('sha256', secret).update(token).digest('base64');
    const value = encodeURIComponent(`${token}.${signature}`);
    return `${name}=${value}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  };
};
