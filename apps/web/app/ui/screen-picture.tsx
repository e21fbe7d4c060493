/** Made by `npm run build:screens` from the running demonstration. */
export type ScreenName = 'pupil' | 'student' | 'parent' | 'teacher';

/** As scripts/build-screens.mjs makes them, in CSS pixels. */
const sizes = { phone: { width: 390, height: 680 }, wide: { width: 1120, height: 700 } } as const;

type Props = { readonly name: ScreenName; readonly alt: string; readonly onlyPhone?: boolean };

/**
 * A real screen of the product, in the colours of the page. The one that is not shown is not fetched. Its styles stand in theme/base.css:
 * it stands in the HTML of pages whose code for it comes later.
 */
export const ScreenPicture = ({ name, alt, onlyPhone = false }: Props) => (
  <span data-screen-picture>
    {(['light', 'dark'] as const).map((scheme) => (
      <picture key={scheme} data-scheme={scheme}>
        {!onlyPhone && <source media="(min-width: 48em)" srcSet={`/screens/${name}-wide-${scheme}.avif`} {...sizes.wide} />}
        <img src={`/screens/${name}-phone-${scheme}.avif`} alt={alt} loading="lazy" decoding="async" {...sizes.phone} />
      </picture>
    ))}
  </span>
);
