import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/**
 * Writes the pages at build time, whole: what is lazy stands in its place in the HTML, readable without script, and comes alive
 * when its code arrives. (A page may not be cut into pieces that a script would put together, hence the chunk size.)
 */
const handleRequest = async (request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> => {
  const page = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  await page.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(page, { status, headers });
};
export default handleRequest;
