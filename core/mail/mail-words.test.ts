import { expect, test } from 'vitest'
import { mailAboutWords, mailStateWords, mailTroubleWords } from './mail-words.ts'

test('a mail’s subject matter, its state and its trouble each have words of their own', () => {
  for (const [count, words] of [
    [7, mailAboutWords],
    [4, mailStateWords],
    [9, mailTroubleWords],
  ] as const) {
    const said = Object.values(words)
    expect(said).toHaveLength(count)
    expect(new Set(said).size).toBe(count)
  }
  expect(mailTroubleWords.mailbox).toBe('почтовый сервер не принимает письма для этого адреса')
})
