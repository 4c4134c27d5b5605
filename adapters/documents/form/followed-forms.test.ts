import { expect, test } from 'vitest'
import { refuseRings } from './followed-forms.ts'
import { makeFormLibrary } from './form-library.ts'
import { readShippedForms } from './shipped-forms.ts'

test('forms follow each other one way only', () => {
  const chain = [{ slug: 'a' }, { slug: 'b', follows: 'a' }, { slug: 'c', follows: 'b' }]
  expect(() => refuseRings([...chain, { slug: 'd', follows: 'gone' }])).not.toThrow()
  expect(() => refuseRings([{ slug: 'a', follows: 'c' }, ...chain.slice(1)])).toThrow('ring: a, c, b, a')
  expect(() => refuseRings([...chain, { slug: 'd', follows: 'd' }])).toThrow('ring: d, d')
})

test('a library with forms in a ring does not open', () => {
  const [path = '', form = ''] =
    Object.entries(readShippedForms()).find(([name]) => name.endsWith('/ppe-write-off-act.md')) ?? []
  const files = (follows: string) => ({
    [path]: form.replace(/^number: .*$/mu, (line) => `${line}\nfollows: ${follows}`),
    'ppe/next.md': form
      .replace(/^id: .*$/mu, 'id: next')
      .replace(/^number: .*$/mu, 'number: 9999\nfollows: ppe-write-off-act'),
  })
  expect(() => makeFormLibrary(files('gone'))).not.toThrow()
  expect(() => makeFormLibrary(files('next'))).toThrow('ring: ppe-write-off-act, next, ppe-write-off-act')
})
