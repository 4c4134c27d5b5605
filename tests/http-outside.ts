import { makeHttpEntrance } from '#adapters/http/http-entrance.ts'
import { makeHttpRecords } from '#adapters/http/http-records.ts'

/** Everything that the page asks of the outside behind a server, at once: the `Outside` of ui/app. */
export function makeHttpOutside(browser: Parameters<typeof makeHttpEntrance>[0]) {
  const { entrance, means } = makeHttpEntrance(browser)
  return { ...entrance, ...makeHttpRecords(means) }
}
