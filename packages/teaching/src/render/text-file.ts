import { AppError } from '@hedgerow/domain/errors';
import { unwrittenIn } from './braille.ts';
import { brailleFile } from './braille-file.ts';
import { plainText } from './text-document.ts';
import type { TextBlock } from './text-document.ts';

/**
 * A document for readers who do not see, as plain text or as braille for an embosser or a display. Errors: invalid (a sign that has no
 * braille here, such as a Chinese character).
 */
export const textFile = (format: 'txt' | 'brf', blocks: readonly TextBlock[]): string => {
  if (format === 'txt') return plainText(blocks);
  const [sign] = blocks.flatMap(({ text }) => unwrittenIn(text));
  if (sign !== undefined)
    throw new AppError('invalid', `We cannot write “${sign}” in braille. Please save this as plain text instead.`, {
      details: { field: 'format' },
    });
  return brailleFile(blocks);
};
