/** The app's icon and its manifest; the build writes them to files. */

/** A hex with the infantry symbol; the margin is for launchers that crop the edges. */
export const icon = (margin: number): string => {
  const box = `${-margin} ${-margin} ${32 + 2 * margin} ${32 + 2 * margin}`;
  const ground = margin > 0 ? '<path d="M-32-32H64V64H-32Z" fill="#f3eddd"/>' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${ground}<path d="M16 1.5 28.6 8.75v14.5L16 30.5 3.4 23.25V8.75Z" fill="#4f6b52"/><path d="M8.5 11.5h15v9h-15zm0 0 15 9m0-9-15 9" fill="none" stroke="#f6f1e4" stroke-width="2"/></svg>`;
};

export const ICON = icon(0);

const png = (src: string, size: number, purpose: string) => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

export const MANIFEST = {
  name: 'Hexfront',
  short_name: 'Hexfront',
  description: 'ヘクスとユニットのウォーゲーム — Hex-and-counter wargames with the rules fully enforced.',
  id: './',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: '#f3eddd',
  theme_color: '#4f6b52',
  categories: ['games'],
  icons: [
    { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    png('icon-192.png', 192, 'any'),
    png('icon-512.png', 512, 'any'),
    png('icon-maskable.png', 512, 'maskable'),
  ],
};
