import { setTimeout } from 'node:timers/promises'

/** Ends when the example company's papers are printed: what prints meanwhile would be measured too. */
export async function awaitPapers(server: string, access: string): Promise<void> {
  const address = `${server}/api/example-company/papers`
  for (;;) {
    const answer = await fetch(address, { headers: { authorization: `Bearer ${access}` } })
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
    const { done, of } = (await answer.json()) as { done: number; of: number }
    if (done === of) return
    await setTimeout(500)
  }
}
