/** By which words a program's own account of itself is known; the first that fits counts, since many name each other too. */
const browsers = [
  ['YaBrowser', 'Яндекс Браузер'],
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const

const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const

/** Browsers say it in less; whatever follows is not looked at. */
const LONGEST = 500

/** What a sign-in was made with, «Chrome, Windows», by the User-Agent of its request: known names alone; '' for none of them. */
export function nameDevice(agent: string): string {
  const said = agent.slice(0, LONGEST)
  const nameIn = (known: readonly (readonly [string, string])[]) =>
    known.find(([word]) => said.includes(word))?.[1]
  return [nameIn(browsers), nameIn(systems)].filter((name) => name !== undefined).join(', ')
}
