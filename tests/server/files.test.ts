import { describe, expect, it } from 'vitest'
import { furnish, register, startAsking } from './asking.ts'

describe('a file', () => {
  const prepare = async () => {
    const server = startAsking()
    const owner = await register(server, 'owner@example.org')
    const stranger = await register(server, 'stranger@example.org')
    const { memo, company } = await furnish(owner)
    const link = async (person: typeof owner, url: unknown) =>
      person.ask('/api/file-links', { body: { url } })
    return { server, owner, stranger, memo, company, link }
  }
  const signed = async (response: Response): Promise<string> =>
    ((await response.json()) as { url: string }).url

  it('opens by bearer, in the format asked for', async () => {
    const { owner, memo } = await prepare()
    const docx = await owner.ask(`/api/memos/${memo}/file`)
    expect(docx.headers.get('content-disposition')).toContain('attachment')
    expect(await docx.text()).toBe('1.docx')
    const pdf = await owner.ask(`/api/memos/${memo}/file?format=pdf`)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(await pdf.text()).toBe('1.pdf')
  })

  it('opens by a signed link for a minute, without a bearer', async () => {
    const { server, owner, memo, link } = await prepare()
    const url = await signed(await link(owner, `/api/memos/${memo}/file?format=pdf`))
    expect(url.startsWith(`/api/memos/${memo}/file?`)).toBe(true)
    expect(await (await server.ask(url)).text()).toBe('1.pdf')
    server.clock.forward(61)
    expect((await server.ask(url)).status).toBe(401)
  })

  it('does not open by a link that was changed', async () => {
    const { server, owner, memo, link } = await prepare()
    const url = await signed(await link(owner, `/api/memos/${memo}/file?format=pdf`))
    const changed = [
      url.replace('format=pdf', 'format=docx'),
      url.replace(/expires=\d+/, 'expires=9999999999'),
      url.replace(/user=\d+/, 'user=2'),
      url.replace(`/memos/${memo}/`, `/memos/${memo + 1}/`),
      url.replace(/signature=./, 'signature='),
      url.replace(/&signature=.*/, ''),
      `${url}&format=docx`,
    ]
    for (const address of changed)
      expect([address, (await server.ask(address)).status]).toEqual([address, 401])
  })

  it('signs nothing else: no page, no other host, no other path, nothing of another company', async () => {
    const { owner, stranger, memo, company, link } = await prepare()
    const others = [
      'https://example.org/api/memos/1/file',
      '//example.org/api/memos/1/file',
      '/\\example.org/api/memos/1/file',
      `/api/memos/${memo}`,
      `/api/companies/${company}`,
      `/api/memos/${memo}/file/..`,
      '/api/memos/987654/file',
      '/',
    ]
    for (const url of others) expect([url, (await link(owner, url)).status]).toEqual([url, 404])
    expect((await link(owner, '')).status).toBe(404)
    expect((await link(owner, 5)).status).toBe(422)
    expect((await link(stranger, `/api/memos/${memo}/file`)).status).toBe(404)
  })

  it('of a signed link opens nothing but files', async () => {
    const { server, owner, memo, company, link } = await prepare()
    const url = await signed(await link(owner, `/api/memos/${memo}/file`))
    const query = url.slice(url.indexOf('?'))
    expect((await server.ask(`/api/memos/${memo}${query}`)).status).toBe(401)
    expect((await server.ask(`/api/companies/${company}${query}`)).status).toBe(401)
  })
})
