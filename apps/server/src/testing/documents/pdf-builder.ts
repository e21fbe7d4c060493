type PdfObject = string | Buffer;

/** A PDF of the given objects, numbered from 1; the first is the catalogue. */
export const buildPdf = (objects: readonly PdfObject[], trailer = ''): Buffer => {
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = chunks[0]?.length ?? 0;
  const push = (chunk: Buffer) => {
    chunks.push(chunk);
    length += chunk.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    push(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]));
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(chunks);
};

export const stream = (dictionary: string, data: Buffer | string): Buffer => {
  const bytes = Buffer.from(data);
  return Buffer.concat([Buffer.from(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`), bytes, Buffer.from('\nendstream')]);
};

export const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

export const onePage = (
  content: PdfObject,
  { mediaBox = '[0 0 595 842]', resources = '/Font << /F1 5 0 R >>' } = {},
): readonly PdfObject[] => [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  `<< /Type /Page /Parent 2 0 R /MediaBox ${mediaBox} /Contents 4 0 R /Resources << ${resources} >> >>`,
  content,
  font,
];

/** Content of a page: runs of Helvetica at given places, in points from the lower left corner. */
export const shownText = (runs: readonly (readonly [x: number, y: number, size: number, text: string])[]): Buffer =>
  stream('', runs.map(([x, y, size, text]) => `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`).join('\n'));
