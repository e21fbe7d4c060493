import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { pageData, type PageRequest, pictureName } from './page-data.ts';
import { richText, type RichPart } from './rich-text.ts';

/** Typst sees these files and nothing else of the machine. */
const templates = fileURLToPath(new URL('templates', import.meta.url));

const require = createRequire(import.meta.url);
const fonts = [
  require.resolve('@expo-google-fonts/lexend/400Regular/Lexend_400Regular.ttf'),
  require.resolve('@expo-google-fonts/lexend/600SemiBold/Lexend_600SemiBold.ttf'),
  require.resolve('@expo-google-fonts/andika/Andika_400Regular.ttf'),
  require.resolve('@expo-google-fonts/andika/Andika_400Regular_Italic.ttf'),
  require.resolve('@expo-google-fonts/andika/Andika_700Bold.ttf'),
  require.resolve('@expo-google-fonts/andika/Andika_700Bold_Italic.ttf'),
];

const newCompiler = () => NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs: fonts.map((font) => readFileSync(font)) }] });

let compiler: NodeCompiler | undefined;

/** Keeps the memory of a warm compiler flat: results that the last ten documents did not use are forgotten. */
const oldestResult = 10;

const compile = (template: string, data: unknown): { readonly document: NodeTypstDocument } | { readonly problem: string } => {
  compiler ??= newCompiler();
  compiler.evictCache(oldestResult);
  const outcome = compiler.compile({
    mainFilePath: join(templates, `${template}.typ`),
    inputs: { data: JSON.stringify(data) },
    resetRead: true,
  });
  if (outcome.result !== null) return { document: outcome.result };
  const diagnostics = outcome.takeDiagnostics();
  return { problem: diagnostics === null ? 'no document' : JSON.stringify(compiler.fetchDiagnostics(diagnostics)).slice(0, 1000) };
};

const formulasIn = (request: PageRequest): ReadonlySet<string> => {
  const formulas = new Set<string>();
  pageData(request, (markdown) => {
    const parts = richText()(markdown);
    for (const part of parts) if (part.kind === 'maths') formulas.add(part.typst);
    return parts;
  });
  return formulas;
};

const canBeSet = (typst: string): boolean => {
  const part: RichPart = { kind: 'maths', typst, words: 'formula' };
  return 'document' in compile('formula', { part });
};

/** PDF/UA-1 where the document passes its checks; tagged in any case. */
const toPdf = (document: NodeTypstDocument): Buffer => {
  compiler ??= newCompiler();
  try {
    return compiler.pdf(document, { pdfStandard: 'ua-1', pdfTags: true });
  } catch {
    return compiler.pdf(document, { pdfTags: true });
  }
};

/** Pictures lie beside the templates for as long as the document is made, and only in memory. */
const picturesOf = (request: PageRequest): readonly (readonly [path: string, bytes: Buffer])[] =>
  request.template !== 'portfolio'
    ? []
    : request.pages.shown.flatMap(({ picture }, at) =>
        picture === null ? [] : [[join(templates, pictureName(at)), Buffer.from(picture)] as const],
      );

/** One formula that Typst does not know would cost the whole document: such formulas are found one by one and shown as words. */
const typesetWords = (request: PageRequest): Buffer => {
  const first = compile(request.template, pageData(request, richText()));
  if ('document' in first) return toPdf(first.document);
  const unsettable = new Set([...formulasIn(request)].filter((formula) => !canBeSet(formula)));
  const second = compile(request.template, pageData(request, richText(unsettable)));
  if ('document' in second) return toPdf(second.document);
  throw new Error(second.problem);
};

export const typeset = (request: PageRequest): Buffer => {
  compiler ??= newCompiler();
  const pictures = picturesOf(request);
  for (const [path, bytes] of pictures) compiler.mapShadow(path, bytes);
  try {
    return typesetWords(request);
  } finally {
    for (const [path] of pictures) compiler.unmapShadow(path);
  }
};
