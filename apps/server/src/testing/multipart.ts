import type { LightMyRequestResponse } from 'fastify';
import type { Caller } from './caller.ts';

const boundary = 'hedgerow-test-boundary';

type Upload = { readonly name: string; readonly content: Buffer | string } | null;

/** Sends a file with fields beside it, as a browser's form does. */
export const sendForm = (
  browser: Caller,
  url: string,
  fields: Readonly<Record<string, string>>,
  file: Upload,
): Promise<LightMyRequestResponse> => {
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  if (file !== null) {
    parts.push(
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
      ),
    );
    parts.push(Buffer.from(file.content), Buffer.from('\r\n'));
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return browser.send({
    method: 'POST',
    url,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat(parts),
  });
};
