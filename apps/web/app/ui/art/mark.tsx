type Props = { readonly size?: number; readonly title?: string };

/** The sprig: three hedge leaves on a stem that is a path. One colour (`currentColor`) with `plain`, two greens and violet otherwise. */
export const Mark = ({ size = 36, title }: Props) => (
  <svg
    viewBox="0 0 48 48"
    width={size}
    height={size}
    role={title === undefined ? undefined : 'img'}
    aria-label={title}
    aria-hidden={title === undefined}
  >
    <path d="M25 4c7 5 8.500 12.500 1.500 19.500C20 17 19 10 25 4Z" fill="var(--leaf-bright, #2f9e68)" />
    <path d="M25 4c7 5 8.500 12.500 1.500 19.500C27.500 16 27.200 10 25 4Z" fill="var(--leaf-shade, #1b7f50)" />
    <path d="M6 15.500c8.600-1.500 14.400 2.600 15.600 11.700C12.800 28.300 7 24.300 6 15.500Z" fill="var(--leaf-bright, #2f9e68)" />
    <path d="M6 15.500c4.700 4 9.600 7.600 15.600 11.700C12.800 28.300 7 24.300 6 15.500Z" fill="var(--leaf-shade, #1b7f50)" />
    <path d="M43 20.500c-8.300-.8-13.500 3.400-14 12.200C37.500 33.200 42.600 29 43 20.500Z" fill="var(--leaf-bright, #2f9e68)" />
    <path d="M43 20.500c-5 3.800-9.500 7.600-14 12.200C37.500 33.200 42.600 29 43 20.500Z" fill="var(--leaf-shade, #1b7f50)" />
    <path
      d="M26.400 22.500c-2.400 4.700-4.300 7.700-1.600 11.500 2 2.800 1 6.500-6.800 10.500h13c4.400-4.400 3.300-9-.2-12.500-2.500-2.500-3.300-5.500-2.400-9Z"
      fill="var(--action)"
    />
  </svg>
);
