import { expect, it } from 'vitest'
import { aPicture } from '#tests/pictures.ts'
import { furnish, type Json, register, sendPicture, startAsking } from './asking.ts'

it('evidence is given out as what its bytes are, whatever it was called: a picture that is a page too runs nowhere', async () => {
  const server = startAsking()
  const owner = await register(server, 'owner@example.org')
  const { incident } = await furnish(owner)
  const sent = async (fileName: string, bytes: Uint8Array) => {
    const path = `/api/incidents/${incident}/evidence?step=inspect&fileName=${fileName}`
    const { id } = (await (await sendPicture(owner, path, bytes)).json()) as Json
    const { headers, status } = await owner.ask(`/api/evidence/${id}/file`)
    return { headers, status, disposition: decodeURIComponent(headers.get('content-disposition') ?? '') }
  }
  const page = await sent('отчёт.html', aPicture('<script>alert(1)</script>'))
  expect(page.status).toBe(200)
  expect(page.disposition).toBe(`inline; filename="evidence.jpeg"; filename*=UTF-8''отчёт.jpg`)
  expect(page.headers.get('content-type')).toBe('image/jpeg')
  expect(page.headers.get('x-content-type-options')).toBe('nosniff')
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
  const film = await sent('съёмка.exe', Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3, 1))
  expect(film.disposition).toBe(`attachment; filename="evidence.webm"; filename*=UTF-8''съёмка.webm`)
  const odd = await sent(encodeURIComponent(`а"; x='(1)'; filename=b.html;%0d%0a.jpg`), aPicture('odd'))
  expect(odd.headers.get('content-disposition')).toBe(
    `inline; filename="evidence.jpeg"; filename*=UTF-8''%D0%B0%20%3B%20x%3D%27%281%29%27%3B%20filename%3Db.html%3B%250d%250a.jpg`,
  )
})
