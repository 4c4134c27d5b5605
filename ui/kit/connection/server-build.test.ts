import { afterEach, expect, test } from 'vitest'
import { serverBuild } from './server-build.ts'

afterEach(() => {
  document.head.replaceChildren()
  serverBuild.isNewer = false
})

/** What is known once the server has said its build to a page that says its own. */
function noted(own: string | null, said: string | null): boolean {
  document.head.innerHTML = own === null ? '' : `<meta name="build" content="${own}">`
  serverBuild.note(new Headers(said === null ? {} : { 'x-build': said }))
  return serverBuild.isNewer
}

test('a page is old once the server says another build than its own, and no more when it says the same', () => {
  expect(noted('b1', 'b1')).toBe(false)
  expect(noted('b1', null)).toBe(false)
  expect(noted('b1', 'b2')).toBe(true)
  expect(noted('b1', null)).toBe(true)
  expect(noted('b1', 'b1')).toBe(false)
})

test('where no build was served nothing is newer', () => {
  expect([noted('__BUILD__', 'b2'), noted(null, 'b2')]).toEqual([false, false])
})
