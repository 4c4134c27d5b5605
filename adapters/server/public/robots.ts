/** What is for everyone may be found; a company's own pages and data may not. */
const closed = [
  '/account',
  '/api/',
  '/calendar/',
  '/company',
  '/demo/',
  '/email-confirmation',
  '/employees',
  '/inspection/',
  '/news',
  '/notifications',
  '/operator',
  '/password-reset',
  '/settings',
  '/unsubscribe/',
]

export const writeRobots = (publicUrl: string | null): string =>
  [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Allow: /',
    ...(publicUrl === null ? [] : ['', `Sitemap: ${publicUrl}/sitemap.xml`]),
    '',
  ].join('\n')

/** Pages that search engines may show, each under its one address. */
export function writeSitemap(publicUrl: string, paths: readonly string[]): string {
  const urls = [...paths.filter((path) => path !== '/main'), '/law'].map(
    (path) => `<url><loc>${publicUrl}${path}</loc></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
}
