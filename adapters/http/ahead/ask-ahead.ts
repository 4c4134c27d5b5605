import type { AskedAhead } from './asked-ahead.ts'

declare global {
  /** What was asked before the program was there; none where this didn't run. */
  var askedAhead: AskedAhead | undefined
}

/** What is read first on a page, for the company whose data all screens show: its path, and what is asked. */
const FIRST: readonly (readonly [RegExp, (id: string, companyId: number) => string])[] = [
  [
    /^\/notifications\/incident\/([1-9]\d{0,13})\/?$/i,
    (id, companyId) => `/api/incidents/${id}?companyId=${companyId}`,
  ],
]

/**
 * A script of its own, before the program: asks what the page that is opened reads first, so that its answers are on their way while the
 * program is. It asks as whoever is signed in, and decides nothing: the program takes the answers, or asks itself.
 */
export function askAhead(
  page: Pick<typeof globalThis, 'fetch' | 'localStorage' | 'location'>,
  now: () => number = Date.now,
): AskedAhead {
  const bearer = page.localStorage.getItem('access_token')
  const answers: AskedAhead['answers'] = new Map()
  const ask = (path: string): Promise<Response> => {
    const answer = page.fetch(path, {
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    })
    // An answer that no one reads holds its connection; whoever takes it is told what became of it.
    answer.then((given) => given.clone().arrayBuffer()).catch(() => undefined)
    answers.set(path, { at: now(), answer })
    return answer
  }
  const companyOf = async (answer: Response): Promise<number | null> => {
    const companies: unknown = answer.ok ? await answer.clone().json() : []
    const first: unknown = Array.isArray(companies) ? companies[0] : null
    return typeof first === 'object' && first !== null && 'id' in first ? Number(first.id) : null
  }
  const askFirst = async (companies: Promise<Response>): Promise<void> => {
    const companyId = await companyOf(await companies)
    for (const [path, addressOf] of FIRST) {
      const id = path.exec(page.location.pathname)?.[1]
      if (id !== undefined && companyId !== null) ask(addressOf(id, companyId))
    }
  }
  if (bearer !== null && page.localStorage.getItem('refresh_token') !== null) {
    ask('/api/account/memberships')
    askFirst(ask('/api/companies')).catch(() => undefined)
  }
  return { bearer, answers }
}
