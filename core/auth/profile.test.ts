import { expect, test } from 'vitest'
import { nameAuthor, nameless, type Profile, parseProfileChanges } from './profile.ts'

const olga: Profile = { fullname: 'Орлова Ольга Петровна', position: 'Специалист по охране труда' }

test('a name is taken in its usual capitals, with a first name at least', () => {
  const read = (fullname: unknown) => parseProfileChanges(nameless, { fullname })
  expect(read(' орлова ОЛЬГА  петровна ')).toEqual({
    ok: true,
    value: { fullname: 'Орлова Ольга Петровна', position: null },
  })
  expect(read('Орлова')).toMatchObject({
    error: { errors: [{ field: 'fullname', code: 'name/first-name-missing' }] },
  })
  expect(read('olga@example.org')).toMatchObject({
    error: { errors: [{ field: 'fullname', code: 'name/forbidden-character' }] },
  })
})

test('what is left out stays, null and blank clear, and all refusals come at once', () => {
  expect(parseProfileChanges(olga, {})).toEqual({ ok: true, value: olga })
  expect(parseProfileChanges(olga, { position: ' ' })).toEqual({
    ok: true,
    value: { ...olga, position: null },
  })
  expect(parseProfileChanges(olga, { fullname: null, position: null })).toEqual({ ok: true, value: nameless })
  expect(parseProfileChanges(olga, { fullname: 'О1', position: 'я'.repeat(256) })).toMatchObject({
    error: { errors: [{ field: 'fullname' }, { field: 'position', code: 'text/too-long', max: 255 }] },
  })
})

test('an author is the name with the position behind it, and no one while there is no name', () => {
  expect(nameAuthor(olga)).toBe('Орлова Ольга Петровна, Специалист по охране труда')
  expect(nameAuthor({ ...olga, position: null })).toBe('Орлова Ольга Петровна')
  expect(nameAuthor({ ...olga, fullname: null })).toBe('')
})
