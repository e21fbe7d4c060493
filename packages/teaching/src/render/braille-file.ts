import { brailleCells } from './braille.ts';
import type { TextBlock } from './text-document.ts';

/** Braille ASCII by the dots of a cell, dot 1 the lowest bit: what embossers and displays read. */
const ascii = ' A1B\'K2L@CIF/MSP"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=';
const asciiOf = (cells: string): string => Array.from(cells, (cell) => ascii[(cell.codePointAt(0) ?? 0x2800) - 0x2800] ?? ' ').join('');

/** A page of an embosser: cells a line and lines a page; the last line has the number of the page. */
const page = { cells: 40, lines: 25 };

type Indent = { readonly first: number; readonly next: number };
/** A heading in the middle is short of the edges by three cells. */
const indents: Readonly<Record<TextBlock['kind'], Indent>> = {
  title: { first: 4, next: 4 },
  heading: { first: 4, next: 4 },
  paragraph: { first: 2, next: 0 },
  item: { first: 0, next: 2 },
};

/** A word longer than a line goes on in the next one. */
const cutToLines = (word: string, { first, next }: Indent): string[] => {
  const room = page.cells - Math.max(first, next);
  return Array.from({ length: Math.ceil(word.length / room) }, (_, at) => word.slice(at * room, (at + 1) * room));
};

const wrapped = (text: string, indent: Indent): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((part) => cutToLines(part, indent))) {
    const isFull = line !== '' && line.length + 1 + word.length > page.cells;
    if (isFull) lines.push(line);
    line = line === '' ? ' '.repeat(indent.first) + word : isFull ? ' '.repeat(indent.next) + word : `${line} ${word}`;
  }
  return line === '' ? lines : [...lines, line];
};

/**
 * The document as a braille file (.brf): 40 cells a line, 25 lines a page, in uncontracted Unified English Braille as ASCII, for an
 * embosser or a braille display.
 */
export const brailleFile = (blocks: readonly TextBlock[]): string => {
  const lines = blocks.flatMap(({ kind, text }, at) => [
    ...(at > 0 && (kind === 'heading' || kind === 'title') ? [''] : []),
    ...wrapped(asciiOf(brailleCells(text)), indents[kind]),
  ]);
  const pages: string[] = [];
  const most = page.lines - 1;
  for (let from = 0; from < lines.length; from += most) {
    const number = asciiOf(brailleCells(String(pages.length + 1)));
    const body = lines.slice(from, from + most);
    const filled = [...body, ...Array.from({ length: most - body.length }, () => ''), number.padStart(page.cells)];
    pages.push(filled.map((line) => line.trimEnd()).join('\r\n'));
  }
  return `${pages.join('\r\n\f')}\r\n`;
};
