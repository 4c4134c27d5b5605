import type { PostLine } from '@osh/core/requirements/posts/post-line.ts'
import { sections } from '@osh/core/sections/section.ts'
import { observer } from 'mobx-react-lite'
import { NextCell, PositionCell, SectionCell } from './PostCells.tsx'
import { groupPosts } from './post-lines.ts'
import styles from './Requirements.module.css'
import type { RequirementsStore } from './requirements-store.ts'
import { sectionHeads, requirementTexts as texts } from './texts.ts'

/** The matrix: posts by sections, first those that wait for a decision. */
export const PostTable = observer(function PostTable({ store }: { readonly store: RequirementsStore }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{texts.heads.position}</th>
          <th scope="col">{texts.heads.people}</th>
          {sections.map((section) => (
            <th key={section} scope="col">
              {sectionHeads[section]}
            </th>
          ))}
          <th scope="col">{texts.heads.next}</th>
        </tr>
      </thead>
      {groupPosts(store.shown).map(([group, lines]) => (
        <tbody key={group}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={sections.length + 3}>
              {texts.groups[group]} <span>{lines.length}</span>
            </th>
          </tr>
          {lines.map((line) => (
            <Row key={`${line.positionId}/${line.departmentId}`} line={line} timeZone={store.timeZone} />
          ))}
        </tbody>
      ))}
    </table>
  )
})

const Row = ({ line, timeZone }: { readonly line: PostLine; readonly timeZone: string }) => (
  <tr>
    <th scope="row">
      <PositionCell line={line} />
    </th>
    <td>{line.people}</td>
    {line.sections.map((count) => (
      <td key={count.section}>
        <SectionCell line={line} count={count} />
      </td>
    ))}
    <td>
      <NextCell line={line} timeZone={timeZone} />
    </td>
  </tr>
)
