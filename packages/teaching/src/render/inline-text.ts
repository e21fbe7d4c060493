import { proseOf } from '@hedgerow/curriculum/markup';
import { plainTex } from './plain-tex.ts';

/** Markdown of the smallest kind as plain text, formulas as they can be typed: for letters, search, speech and exports. */
export const inlineText = (text: string): string => proseOf(text, plainTex).replaceAll(/\s+/g, ' ').trim();
