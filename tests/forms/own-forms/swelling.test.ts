import { describe, expect, it } from 'vitest'
import { docxOf } from './a-docx.ts'
import { body, codesOf, parts, words } from './codes-of.ts'

describe('a zip', () => {
  it('that swells is refused by what really comes out', async () => {
    const bomb = new Uint8Array(30 * 1024 * 1024)
    expect(await parts({ 'word/media/a.png': bomb, 'word/media/b.png': bomb })).toEqual([['swells', '', '']])
    expect(await parts({ 'word/a.xml': bomb.subarray(0, 5 * 1024 * 1024) })).toEqual([['swells', '', '']])
    const many = Object.fromEntries(Array.from({ length: 600 }, (_, i) => [`word/${i}.xml`, '<a/>']))
    expect(await parts(many)).toEqual([['swells', '', '']])
  })

  it('that lies about sizes is refused', async () => {
    const bytes = docxOf('слово '.repeat(5000))
    const view = new DataView(bytes.buffer)
    for (let at = 0; at < bytes.length - 30; at++)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 100, true)
    expect((await codesOf(bytes)).map(([code]) => code)).toEqual(['swells'])
  })

  it('has plain names, each once', async () => {
    for (const name of ['word/../x.xml', '/word/x.xml', 'word\\x.xml', 'word/тест.xml', 'WORD/document.xml'])
      expect((await parts({ [name]: '<a/>' })).map(([code]) => code)).toEqual(['odd-name'])
  })
})

describe('a text', () => {
  it('of references that are none is refused by the first of them', async () => {
    for (const raw of ['&', '&;', '& amp;', '&amp', '&#;', '&#x110000;', '&nbsp;', 'а&б'])
      expect(await body(`<w:p><w:r><w:t>${raw}</w:t></w:r></w:p>`)).toEqual([
        ['damaged', 'word/document.xml', ''],
      ])
    expect(await body(`<w:p><w:r><w:t>&amp;&#38;&#x26;&lt;</w:t></w:r></w:p>`)).toEqual([])
    expect(await body(`<w:p><w:r><w:t>${'&'.repeat(3_000_000)}</w:t></w:r></w:p>`)).toEqual([
      ['damaged', 'word/document.xml', ''],
    ])
  })

  it('that is longer than any form, or says more than anyone reads, is answered at once', async () => {
    expect(await words(...Array.from({ length: 4000 }, () => '{company.name}'))).toEqual([['swells', '', '']])
    expect(await body('<w:p/>'.repeat(60_001))).toEqual([['swells', '', '']])
    const mistakes = Array.from({ length: 3000 }, (_, i) => `{company.n${i}}`)
    expect(await words(...mistakes)).toHaveLength(100)
    expect((await words('{'.repeat(100_000)))[0]).toEqual(['unclosed', '{', ''])
    expect((await words('{#company.kpp}'.repeat(500))).at(-1)?.[0]).toBe('loop-in-loop')
  })
})
