import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { clientFolder, filesBelow } from './files.ts';

const text = /\.(?:html|js|css|svg|json|data|txt|xml|webmanifest)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const compress = async (file: string): Promise<void> => {
  const bytes = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [brotli, gzipped] = await Promise.all([toBrotli(bytes, { params }), toGzip(bytes, { level: constants.Z_BEST_COMPRESSION })]);
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, gzipped);
};

/** Writes .br and .gz beside every text file, so that serving costs no processor. Returns how many files were compressed. */
export const compressFiles = async (): Promise<number> => {
  const files = filesBelow(clientFolder).filter((file) => text.test(file));
  await Promise.all(files.map(compress));
  return files.length;
};
