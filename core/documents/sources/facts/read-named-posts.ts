import type { Answers } from '../../answers/answers.ts'
import type { Template } from '../../library/template.ts'

/** The trades and posts that a paper is for, as its value `post` names them between commas: answered, or as the form suggests. */
export function readNamedPosts({ values }: Pick<Template, 'values'>, { post }: Answers): readonly string[] {
  const suggested = values.find(({ name }) => name === 'post')?.suggested
  const named = typeof post === 'string' ? post : suggested?.from === 'text' ? suggested.text : ''
  return named
    .split(/[,;]/)
    .map((one) => one.trim())
    .filter(Boolean)
}
