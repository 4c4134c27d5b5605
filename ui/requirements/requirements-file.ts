import { kindWords } from '@osh/core/requirements/answer-words.ts'
import type { PostLine } from '@osh/core/requirements/posts/post-line.ts'
import { sections } from '@osh/core/sections/section.ts'
import { type Column, makeTableFile, type TableFile } from '#ui/kit/tables/table-file.ts'
import { sectionHeads, requirementTexts as texts } from './texts.ts'

const { heads, file } = texts

const columns: readonly Column<PostLine>[] = [
  { head: heads.position, text: ({ position }) => position },
  { head: file.department, text: ({ department }) => department },
  { head: file.kind, text: ({ profile }) => profile && kindWords[profile.kind] },
  { head: heads.people, number: ({ people }) => people },
  ...sections.flatMap((section): readonly Column<PostLine>[] => {
    const find = (line: PostLine) => line.sections.find((count) => count.section === section)
    return [
      { head: file.accepted(sectionHeads[section]), number: (line) => find(line)?.accepted ?? 0 },
      { head: file.waiting(sectionHeads[section]), number: (line) => find(line)?.waiting ?? 0 },
    ]
  }),
  { head: file.assign, number: ({ difference }) => difference.assign },
  { head: file.change, number: ({ difference }) => difference.change },
  { head: file.close, number: ({ difference }) => difference.close },
]

/** The posts that are shown. */
export const makeRequirementsFile = (posts: readonly PostLine[]): TableFile =>
  makeTableFile(texts.title, columns, posts)
