/** A content-disposition with the name in ASCII and, for browsers that read it, as it is (RFC 6266). */
export const attachment = (name: string, how: 'inline' | 'attachment' = 'attachment'): string => {
  const plain = name.normalize('NFKD').replaceAll(/[^\w .()-]/g, '_');
  return `${how}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (letter) => `%${letter.codePointAt(0)?.toString(16).toUpperCase() ?? ''}`)}`;
};
