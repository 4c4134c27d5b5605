const known: readonly (readonly [name: string, version: RegExp])[] = [
  ['Яндекс Браузер', /YaBrowser\/([\d.]+)/],
  ['Opera', /OPR\/([\d.]+)/],
  ['Microsoft Edge', /Edg(?:e|A|iOS)?\/([\d.]+)/],
  ['Samsung Internet', /SamsungBrowser\/([\d.]+)/],
  ['Mozilla Firefox', /(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Google Chrome', /(?:Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).*Safari\//],
]

/** «Mozilla Firefox 140.0» by the browser's own description; the first that fits, as most claim to be Chrome too. */
export function nameBrowser(userAgent: string): string {
  for (const [name, version] of known) {
    const found = version.exec(userAgent)
    if (found) return `${name} ${found[1]}`
  }
  return 'Браузер не определён'
}
