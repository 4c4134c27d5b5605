import { observer } from 'mobx-react-lite'
import { NextCell, PositionCell } from './PostCells.tsx'
import { groupPosts } from './post-lines.ts'
import styles from './Requirements.module.css'
import type { RequirementsStore } from './requirements-store.ts'
import { sectionHeads, requirementTexts as texts } from './texts.ts'

/** The same where there is no room for columns: the position, what is next, and a line of what the sections have. */
export const PostList = observer(function PostList({ store }: { readonly store: RequirementsStore }) {
  return groupPosts(store.shown).map(([group, lines]) => (
    <section key={group} className={styles.list} aria-labelledby={`posts-${group}`}>
      <h2 id={`posts-${group}`}>
        {texts.groups[group]} <span>{lines.length}</span>
      </h2>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={`${line.positionId}/${line.departmentId}`} className={styles.item}>
            <PositionCell line={line} />
            <span>
              <NextCell line={line} timeZone={store.timeZone} />
            </span>
            <span className={styles.second}>
              {line.sections
                .filter(({ accepted, waiting }) => accepted + waiting > 0)
                .map(({ section, accepted, waiting }) =>
                  [sectionHeads[section].toLowerCase(), accepted || '', waiting > 0 ? `+${waiting}` : '']
                    .filter((part) => part !== '')
                    .join(' '),
                )
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  ))
})
