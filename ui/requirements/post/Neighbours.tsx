import '@mantine/core/styles/ActionIcon.layer.css'
import { ActionIcon, Button } from '@mantine/core'
import type { PostLine } from '@osh/core/requirements/posts/post-line.ts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { namePostPath } from '../post-paths.ts'
import { postTexts as texts } from '../texts.ts'
import styles from './Post.module.css'
import type { PostStore } from './post-store.ts'

type Props = { readonly store: PostStore; readonly line: PostLine }

/** The way to the other posts that wait. */
export const Neighbours = observer(function Neighbours({ store: { queue }, line }: Props) {
  const at = queue.findIndex(
    (one) => one.positionId === line.positionId && one.departmentId === line.departmentId,
  )
  const [before, after] = at < 0 ? [undefined, queue[0]] : [queue[at - 1], queue[at + 1]]
  if (!before && !after) return null
  return (
    <div className={styles.neighbours}>
      {at >= 0 && <span>{texts.place(at + 1, queue.length)}</span>}
      {before && (
        <ActionIcon
          component={Link}
          to={namePostPath(before)}
          variant="default"
          size="lg"
          aria-label={texts.previous}
        >
          <IconChevronLeft size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      )}
      {after && (
        <Button
          component={Link}
          to={namePostPath(after)}
          variant="default"
          rightSection={<IconChevronRight size={16} stroke={1.6} aria-hidden />}
        >
          {texts.next}
        </Button>
      )}
    </div>
  )
})
