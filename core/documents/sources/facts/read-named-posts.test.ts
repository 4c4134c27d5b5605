import { expect, test } from 'vitest'
import { spec } from '../../../../tests/filled-forms.ts'
import { readNamedPosts } from './read-named-posts.ts'

const template = {
  values: [
    spec('place', { suggested: { from: 'text', text: 'Цех' } }),
    spec('post', { suggested: { from: 'text', text: 'токарь, фрезеровщик' } }),
  ],
}

test('the posts of a paper are those answered, or else those that the form suggests', () => {
  expect(readNamedPosts(template, {})).toEqual(['токарь', 'фрезеровщик'])
  expect(readNamedPosts(template, { post: ' Токарь 5 разряда ;; Слесарь, ' })).toEqual([
    'Токарь 5 разряда',
    'Слесарь',
  ])
  expect(readNamedPosts(template, { post: '' })).toEqual([])
  expect(readNamedPosts(template, { post: 7 })).toEqual(['токарь', 'фрезеровщик'])
})

test('a form without such a value, or that suggests none, names no post', () => {
  expect(readNamedPosts({ values: template.values.slice(0, 1) }, {})).toEqual([])
  expect(readNamedPosts({ values: [spec('post', { suggested: { from: 'document-date' } })] }, {})).toEqual([])
})
